import type { ReactElement } from 'react';
import { kindOfValue, listMembers } from './scan-json.ts';
import type { JsonIndex } from './scan-json.ts';

/** Characters of a value that stand in its line. */
const LONGEST = 2000;

interface JsonRowProps {
  index: JsonIndex;
  /** A value, or `~value` for the line that closes it. */
  row: number;
  isClosed: boolean;
  /** `current` where the reader has gone to it. */
  found: 'found' | 'current' | undefined;
  /** How it differs from its schema. */
  problems: readonly string[] | undefined;
  onToggle: (value: number) => void;
}

/** One line of a JSON text, with a button that folds what it opens. */
export function JsonRow({ index, row, isClosed, found, problems, onToggle }: JsonRowProps): ReactElement {
  const { text, starts, names, nameEnds, depths, parents, nexts } = index;
  const value = row < 0 ? ~row : row;
  const kind = kindOfValue(index, value);
  const [open, close] = kind === 'list' ? ['[', ']'] : ['{', '}'];
  const next = nexts[value] ?? 0;
  const hasMembers = next > value + 1;
  const name = text.slice(names[value], nameEnds[value]);
  const isNamed = row >= 0 && (names[value] ?? -1) >= 0;
  const comma = next < (nexts[parents[value] ?? -1] ?? 0) ? ',' : '';
  return (
    <div
      className="octavo-json-row"
      data-found={found}
      data-wrong={row >= 0 && problems ? '' : undefined}
      style={{ paddingInlineStart: `${Math.min(depths[value] ?? 0, 40) * 2 + 2.5}ch` }}
    >
      {row >= 0 && kind !== 'plain' && hasMembers && (
        <button
          type="button"
          className="octavo-json-fold"
          aria-expanded={!isClosed}
          aria-label={isNamed ? name.slice(1, -1) : open + close}
          onClick={() => onToggle(value)}
        />
      )}
      {isNamed && (
        <>
          <span className="octavo-token-key">{name}</span>
          {': '}
        </>
      )}
      {row < 0 && close + comma}
      {row >= 0 && kind === 'plain' && <PlainValue text={text.slice(starts[value], index.ends[value])} />}
      {row >= 0 && kind === 'plain' && comma}
      {row >= 0 && kind !== 'plain' && !hasMembers && open + close + comma}
      {row >= 0 && kind !== 'plain' && hasMembers && !isClosed && open}
      {row >= 0 && kind !== 'plain' && hasMembers && isClosed && (
        <>
          {open}
          <span className="octavo-json-count"> {[...listMembers(index, value)].length} </span>
          {close + comma}
        </>
      )}
      {row >= 0 &&
        problems?.map((problem) => (
          <span key={problem} className="octavo-json-problem">
            {problem}
          </span>
        ))}
    </div>
  );
}

function PlainValue({ text }: { text: string }): ReactElement {
  const token = text.startsWith('"') ? 'string' : /^[-\d]/.test(text) ? 'number' : 'keyword';
  return <span className={`octavo-token-${token}`}>{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</span>;
}
