import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useChoice } from '../choice/use-choice.ts';
import { useIcon } from '../icon/use-icon.tsx';
import { coerceBoolean, coerceNumber } from '../props/coerce-prop.ts';
import type { LooseBoolean, LooseNumber } from '../props/coerce-prop.ts';
import { findItems } from '../props/find-items.ts';
import type { UnknownProps } from '../props/find-items.ts';
import { findPlainText } from '../props/find-plain-text.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { createTabId } from '../tab-list/tab-ids.ts';
import { TabList } from '../tab-list/tab-list.tsx';
import { TabPanels } from '../tab-list/tab-panels.tsx';
import { useText } from '../../words/use-text.ts';

export interface TabsProps extends RootProps {
  /** The tab that is open at first, counted from 0. */
  defaultTabIndex?: LooseNumber;
  /** Whether the choice is remembered and followed by other tabs with that label; `true` by default. */
  sync?: LooseBoolean;
  /** A line below the contents. */
  borderBottom?: LooseBoolean;
  /** What the choice is about, for screen readers. */
  label?: string | undefined;
}

/** One of several contents at a time; each child is a tab, labelled by its `title`. */
export function Tabs(props: TabsProps): ReactElement | null {
  const text = useText();
  const tabs = findItems(props.children);
  const titles = tabs.map((tab, index) => (tab.props['title'] as ReactNode) ?? text('Tab {number}', { number: index + 1 }));
  const texts = titles.map(findPlainText);
  const { initial, keys } = useChoice({
    labels: texts,
    initial: coerceNumber(props.defaultTabIndex, 0),
    isSynced: coerceBoolean(props.sync, true),
  });
  const idBase = useId();
  if (tabs.length === 0) return null;
  return (
    <div {...createRootProps(props, 'octavo-tabs')} data-border={coerceBoolean(props.borderBottom) ? '' : undefined}>
      <TabList
        className="octavo-tabs-list"
        label={props.label}
        labels={tabs.map((tab, index) => (
          <TabLabel key={createTabId(idBase, index)} tab={tab.props} title={titles[index]} />
        ))}
        initial={initial}
        idBase={idBase}
      />
      <TabPanels keys={keys} panels={tabs} titles={texts} initial={initial} idBase={idBase} />
    </div>
  );
}

function TabLabel({ tab, title }: { tab: UnknownProps; title: ReactNode }): ReactElement {
  const icon = useIcon(tab['icon'] as ReactNode, typeof tab['iconType'] === 'string' ? tab['iconType'] : undefined);
  return (
    <>
      {icon && <span className="octavo-tabs-icon">{icon}</span>}
      {title}
    </>
  );
}
