import { CSS_COLOR } from '../component-descriptor.ts';
import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { CALLOUT_TYPES, Callout } from './callout.tsx';
import { Check, Danger, Info, Note, Tip, Warning } from './callouts.tsx';
import type { CalloutProps } from './callout.tsx';

const TAKEN = {
  title: 'any',
  icon: 'any',
  iconType: 'any',
  emoji: 'any',
  color: CSS_COLOR,
} satisfies Omit<TakenProps<CalloutProps>, 'type'>;

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
    isRare: true,
    props: { type: 'warning', title: 'Title', icon: 'bell', color: '#123456' },
  },
  { name: 'Check', component: Check, takes: { type: ['check'], ...TAKEN }, isRare: true },
  { name: 'Danger', component: Danger, takes: { type: ['danger'], ...TAKEN }, isRare: true },
  { name: 'Info', component: Info, takes: { type: ['info'], ...TAKEN }, isRare: true },
  { name: 'Note', component: Note, takes: { type: ['note'], ...TAKEN }, isRare: true },
  { name: 'Tip', component: Tip, takes: { type: ['tip'], ...TAKEN }, isRare: true },
  { name: 'Warning', component: Warning, takes: { type: ['warning'], ...TAKEN }, isRare: true },
];
