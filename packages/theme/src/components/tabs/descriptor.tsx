import type { ComponentDescriptor, TakenProps } from '../component-descriptor.ts';
import { Tab } from './tab.tsx';
import { Tabs } from './tabs.tsx';
import type { TabProps } from './tab.tsx';
import type { TabsProps } from './tabs.tsx';

export const descriptors: readonly ComponentDescriptor[] = [
  { name: 'Tab', component: Tab, takes: { title: 'any', icon: 'any', iconType: 'any' } satisfies TakenProps<TabProps>, isClosed: true },
  {
    name: 'Tabs',
    component: Tabs,
    takes: { defaultTabIndex: 'number', sync: 'boolean', borderBottom: 'boolean', label: 'any' } satisfies TakenProps<TabsProps>,
    readsChildren: true,
    props: { children: <Tab title="One">x</Tab>, defaultTabIndex: '0', sync: 'false', borderBottom: 'true', label: 'Ways' },
  },
];
