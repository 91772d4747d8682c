import { CSS_COLOR } from '../component-descriptor.ts';
import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { CALLOUT_TYPES, Callout } from './callout.tsx';
import { Check, Danger, Info, Note, Tip, Warning } from './callouts.tsx';
import type { CalloutProps } from './callout.tsx';

const TAKEN = {
  type: 'any',
  title: 'any',
  icon: 'any',
  iconType: 'any',
  emoji: 'any',
  color: CSS_COLOR,
} satisfies TakenProps<CalloutProps>;

export const descriptors: readonly ComponentDescriptor[] = [
  {
    name: 'Callout',
    component: Callout,
    takes: {
      type: CALLOUT_TYPES,
      title: 'any',
      icon: 'any',
      iconType: 'any',
      emoji: 'any',
      color: CSS_COLOR,
    } satisfies TakenProps<CalloutProps>,
    props: { type: 'warning', title: 'Title', icon: 'bell', color: '#123456' },
  },
  { name: 'Check', component: Check, takes: TAKEN },
  { name: 'Danger', component: Danger, takes: TAKEN },
  { name: 'Info', component: Info, takes: TAKEN },
  { name: 'Note', component: Note, takes: TAKEN },
  { name: 'Tip', component: Tip, takes: TAKEN },
  { name: 'Warning', component: Warning, takes: TAKEN },
];
