import { useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { resolveIcon } from '../icon/resolve-icon.tsx';
import { coerceNumber } from '../props/coerce-prop.ts';
import type { LooseBoolean, LooseNumber } from '../props/coerce-prop.ts';
import { findItems } from '../props/find-items.ts';
import type { UnknownProps } from '../props/find-items.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { TabList } from '../tab-list/tab-list.tsx';
import { TabPanels } from '../tab-list/tab-panels.tsx';

export interface TabsProps extends RootProps {
  /** Counts from 0. */
  defaultTabIndex?: LooseNumber;
  sync?: LooseBoolean;
}

/** One of several contents at a time; each child is a tab, labelled by its `title`. */
export function Tabs(props: TabsProps): ReactElement | null {
  const tabs = findItems(props.children);
  const [chosen, select] = useState(() => coerceNumber(props.defaultTabIndex, 0));
  const idBase = useId();
  if (tabs.length === 0) return null;
  const selected = Math.min(Math.max(0, Math.round(chosen)), tabs.length - 1);
  return (
    <div {...createRootProps(props, 'octavo-tabs')}>
      <TabList
        className="octavo-tabs-list"
        labels={tabs.map((tab, index) => renderLabel(tab.props, index))}
        selected={selected}
        onSelect={select}
        idBase={idBase}
      />
      <TabPanels panels={tabs} selected={selected} onSelect={select} idBase={idBase} />
    </div>
  );
}

function renderLabel(tab: UnknownProps, index: number): ReactNode {
  const icon = resolveIcon(tab['icon'] as ReactNode);
  return (
    <>
      {icon && <span className="octavo-tabs-icon">{icon}</span>}
      {(tab['title'] as ReactNode) ?? `Tab ${index + 1}`}
    </>
  );
}
