import type { NavItem } from '@octavo/core';
import type { ReactElement } from 'react';
import { createSidebarEntries } from './create-sidebar-entries.ts';
import { SidebarList } from './sidebar-list.tsx';

/** A section's tree with all that is in closed groups: the file that a page without React takes the groups from. */
export function SidebarTree({ navigation }: { navigation: NavItem[] }): ReactElement {
  const entries = createSidebarEntries(navigation, { current: undefined, choices: new Map(), isStatic: false, isWhole: true });
  return <SidebarList entries={entries} onToggle={toggleNothing} />;
}

/** The groups are buttons; what these do is not React's. */
function toggleNothing(): void {}
