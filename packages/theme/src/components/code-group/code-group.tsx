import { useId } from 'react';
import type { ReactElement } from 'react';
import { useChoice } from '../choice/use-choice.ts';
import { coerceBoolean } from '../props/coerce-prop.ts';
import type { LooseBoolean } from '../props/coerce-prop.ts';
import { findItems, findTextProp } from '../props/find-items.ts';
import type { UnknownProps } from '../props/find-items.ts';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';
import { TabList } from '../tab-list/tab-list.tsx';
import { TabPanels } from '../tab-list/tab-panels.tsx';
import { CodeSelect } from './code-select.tsx';
import { useText } from '../../words/use-text.ts';

export interface CodeGroupProps extends RootProps {
  /** A drop-down list instead of tabs. */
  dropdown?: LooseBoolean;
  /** Whether the choice is remembered and followed by tabs with that label; `true` by default. */
  sync?: LooseBoolean;
  /** What the choice is about, for screen readers. */
  label?: string | undefined;
}

/** Several code blocks in one place, one shown at a time, labelled by their titles, else by their languages. */
export function CodeGroup(props: CodeGroupProps): ReactElement | null {
  const text = useText();
  const { label = text('Code') } = props;
  const blocks = findItems(props.children);
  const labels = blocks.map(
    (block, index) =>
      findTextProp(block, 'title') ??
      findTextProp(block, 'label') ??
      findTextProp(block, 'language') ??
      text('Example {number}', { number: index + 1 }),
  );
  const { initial, keys } = useChoice({ labels, aliases: listLanguages(blocks), initial: 0, isSynced: coerceBoolean(props.sync, true) });
  const idBase = useId();
  if (blocks.length === 0) return null;
  const hasTabs = !coerceBoolean(props.dropdown);
  const choice = { label, labels, initial, idBase };
  return (
    <div {...createRootProps(props, 'octavo-code-group')}>
      {hasTabs ? <TabList {...choice} className="octavo-code-group-list" /> : <CodeSelect {...choice} />}
      <TabPanels keys={keys} panels={blocks} titles={labels} initial={initial} idBase={idBase} hasTabs={hasTabs} />
    </div>
  );
}

/** The blocks' languages, where each has another: commands of several tools are all Bash. */
function listLanguages(blocks: readonly ReactElement<UnknownProps>[]): string[] {
  const languages = blocks.flatMap((block) => findTextProp(block, 'label') ?? []);
  return new Set(languages).size === blocks.length ? languages : [];
}
