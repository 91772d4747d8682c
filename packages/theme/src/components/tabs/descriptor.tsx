import type { ComponentDescriptor } from '../component-descriptor.ts';
import { Tab } from './tab.tsx';
import { Tabs } from './tabs.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Tab', component: Tab, isClosed: true },
  {
    name: 'Tabs',
    component: Tabs,
    readsChildren: true,
    props: { children: <Tab title="One">x</Tab>, defaultTabIndex: '0', sync: 'false', borderBottom: 'true' },
  },
];
