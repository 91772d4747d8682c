import { useText } from '@octavo/theme/internal';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { JsonRow } from './json-row.tsx';
import type { JsonIndex } from './scan-json.ts';

/** Lines up to which all are in the page; of more only those around what is seen. */
const ALL = 300;
const AROUND = 30;

/** A line's height in pixels, where nothing has been laid out yet. */
const HEIGHT = 20;

interface JsonRowsProps {
  index: JsonIndex;
  rows: readonly number[];
  closed: ReadonlySet<number>;
  found: ReadonlySet<number>;
  /** The value that the reader has gone to: it is scrolled to. `turn` is another one at each going. */
  target: { value: number; turn: number } | undefined;
  problems: ReadonlyMap<number, readonly string[]>;
  onToggle: (value: number) => void;
}

/** The lines of a JSON text in a box that scrolls. */
export function JsonRows({ index, rows, closed, found, target, problems, onToggle }: JsonRowsProps): ReactElement {
  const say = useText();
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: 600 });
  const [rowHeight, setRowHeight] = useState(HEIGHT);
  const isWhole = rows.length <= ALL;
  const first = isWhole ? 0 : Math.max(Math.floor(seen.top / rowHeight) - AROUND, 0);
  const last = isWhole ? rows.length : Math.min(Math.ceil((seen.top + seen.height) / rowHeight) + AROUND, rows.length);
  useLayoutEffect(() => {
    const height = box.current?.querySelector('.octavo-json-row')?.getBoundingClientRect().height;
    if (height) setRowHeight(height);
  }, []);
  const line = target === undefined ? -1 : rows.indexOf(target.value);
  const turn = target?.turn;
  useLayoutEffect(() => {
    if (turn === undefined || line < 0 || !box.current) return;
    const { scrollTop, clientHeight } = box.current;
    const top = line * rowHeight;
    if (top < scrollTop || top + rowHeight > scrollTop + clientHeight) box.current.scrollTop = top - clientHeight / 3;
  }, [turn, line, rowHeight]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached with the keyboard
    <div
      ref={box}
      className="octavo-json"
      role="group"
      aria-label={say('Response')}
      tabIndex={0}
      onScroll={({ currentTarget }) => setSeen({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })}
    >
      <div style={{ paddingBlock: `${first * rowHeight}px ${(rows.length - last) * rowHeight}px` }}>
        {rows.slice(first, last).map((row) => {
          const value = row < 0 ? ~row : row;
          return (
            <JsonRow
              key={row}
              index={index}
              row={row}
              isClosed={closed.has(value)}
              found={row < 0 || !found.has(value) ? undefined : target?.value === value ? 'current' : 'found'}
              problems={problems.get(value)}
              onToggle={onToggle}
            />
          );
        })}
      </div>
    </div>
  );
}
