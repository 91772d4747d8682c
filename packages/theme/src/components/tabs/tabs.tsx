import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useChoice } from '../choice/use-choice.ts';
import { resolveIcon } from '../icon/resolve-icon.tsx';
import { coerceBoolean, coerceNumber } from '../props/coerce-prop.ts';
import type { LooseBoolean, LooseNumber } from '../props/coerce-prop.ts';
import { findItems } from '../props/find-items.ts';
import type { UnknownProps } from '../props/find-items.ts';
import { findPlainText } from '../props/find-plain-text.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { TabList } from '../tab-list/tab-list.tsx';
import { TabPanels } from '../tab-list/tab-panels.tsx';

export interface TabsProps extends RootProps {
  /** Counts from 0. */
  defaultTabIndex?: LooseNumber;
  /** `false`: a choice here is neither remembered nor followed by other tabs of that label. */
  sync?: LooseBoolean;
}

/** One of several contents at a time; each child is a tab, labelled by its `title`. */
export function Tabs(props: TabsProps): ReactElement | null {
  const tabs = findItems(props.children);
  const titles = tabs.map((tab, index) => (tab.props['title'] as ReactNode) ?? `Tab ${index + 1}`);
  const texts = titles.map(findPlainText);
  const { selected, select, reveal } = useChoice({
    labels: texts,
    initial: coerceNumber(props.defaultTabIndex, 0),
    isSynced: coerceBoolean(props.sync, true),
  });
  const idBase = useId();
  if (tabs.length === 0) return null;
  return (
    <div {...createRootProps(props, 'octavo-tabs')}>
      <TabList
        className="octavo-tabs-list"
        labels={tabs.map((tab, index) => renderLabel(tab.props, titles[index]))}
        selected={selected}
        onSelect={select}
        idBase={idBase}
      />
      <TabPanels panels={tabs} titles={texts} selected={selected} onReveal={reveal} idBase={idBase} />
    </div>
  );
}

function renderLabel(tab: UnknownProps, title: ReactNode): ReactNode {
  const icon = resolveIcon(tab['icon'] as ReactNode);
  return (
    <>
      {icon && <span className="octavo-tabs-icon">{icon}</span>}
      {title}
    </>
  );
}
