import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Callout } from './callout.tsx';
import { Check, Danger, Info, Note, Tip, Warning } from './callouts.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Callout', component: Callout, props: { type: 'warning', title: 'Title', icon: 'bell', color: '#123456' } },
  { name: 'Check', component: Check },
  { name: 'Danger', component: Danger },
  { name: 'Info', component: Info },
  { name: 'Note', component: Note },
  { name: 'Tip', component: Tip },
  { name: 'Warning', component: Warning },
];
