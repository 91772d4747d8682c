import type { Json } from '@octavo/core';
import { useText } from '@octavo/theme/internal';
import { useDeferredValue, useMemo, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { writeExample } from '../../../../page/list-examples.ts';
import { useFormScope } from '../../input/form-scope.ts';
import type { Answer } from '../../send/read-response.ts';
import { CodeView } from '../code-view.tsx';
import { findAnswerMedia } from './find-answer-media.ts';
import { findAtPointer } from './find-at-pointer.ts';
import { findValues } from './find-values.ts';
import { JsonRows } from './json-rows.tsx';
import { listRows } from './list-rows.ts';
import { kindOfValue, scanJson } from './scan-json.ts';
import type { JsonIndex } from './scan-json.ts';
import { useAnswerCheck } from './use-answer-check.ts';

/** An answer of JSON: folded, searched, narrowed down to a path, held against its schema and beside the documented example. */
export function JsonView({ answer }: { answer: Answer }): ReactElement {
  const { text } = answer;
  const value = useMemo(() => parse(text), [text]);
  if (value === undefined) return <CodeView text={text} language="json" isCut={answer.isCut} />;
  return <JsonPanel key={text} answer={answer} value={value.value} />;
}

function JsonPanel({ answer, value }: { answer: Answer; value: Json }): ReactElement {
  const { text } = answer;
  const say = useText();
  const { responses } = useFormScope();
  const index = useMemo(() => scanJson(text), [text]);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const found = useMemo(() => findValues(index, asked), [index, asked]);
  const rows = useMemo(
    () =>
      listRows(index, { closed, isShown: found.kind === 'path' && found.values.length > 0 ? createMask(index, found.values) : undefined }),
    [index, closed, found],
  );
  const [target, setTarget] = useState<{ value: number; turn: number }>();

  const media = useMemo(() => findAnswerMedia(responses, answer), [responses, answer]);
  const body = useMemo(() => ({ value, length: text.length }), [value, text]);
  const check = useAnswerCheck(body, media);
  const problems = useMemo(() => {
    const byValue = new Map<number, string[]>();
    for (const { pointer, message } of check?.kind === 'checked' ? check.mismatches : []) {
      const place = findAtPointer(index, pointer) ?? 0;
      byValue.set(place, [...(byValue.get(place) ?? []), message]);
    }
    return byValue;
  }, [check, index]);
  const example = media?.examples.map((one) => writeExample(one, media.type)).find((one) => one !== undefined);
  const [isBeside, setBeside] = useState(false);

  const go = (values: readonly number[], step: 1 | -1): void => {
    const here = target?.value ?? -1;
    const later = step > 0 ? values.find((one) => one > here) : values.findLast((one) => one < here);
    const next = later ?? (step > 0 ? values[0] : values.at(-1));
    if (next === undefined) return;
    const holders = new Set(listHolders(index, next));
    setClosed(new Set([...closed].filter((one) => !holders.has(one))));
    setTarget({ value: next, turn: (target?.turn ?? 0) + 1 });
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    go(found.values, event.shiftKey ? -1 : 1);
  };
  const toggle = (one: number): void =>
    setClosed(closed.has(one) ? new Set([...closed].filter((other) => other !== one)) : new Set([...closed, one]));
  const foldAll = (): void => {
    const all = new Set<number>();
    for (let one = 1; one < index.starts.length; one += 1) if (kindOfValue(index, one) !== 'plain') all.add(one);
    setClosed(all);
  };
  const foundSet = useMemo(() => new Set(found.values), [found]);
  const wrong = useMemo(() => [...problems.keys()].toSorted((one, other) => one - other), [problems]);

  return (
    <>
      <div className="octavo-json-bar">
        <input
          type="search"
          className="octavo-try-input"
          aria-label={say('Find text, or a path such as {path}', { path: '$..id' })}
          placeholder={say('Find text, or a path such as {path}', { path: '$..id' })}
          value={query}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={pressKey}
        />
        {query !== '' && (
          <span className="octavo-json-steps">
            <span className="octavo-try-type" role="status">
              {say('{count} found', { count: found.values.length })}
            </span>
            <button type="button" className="octavo-try-link" aria-label={say('Previous match')} onClick={() => go(found.values, -1)}>
              ↑
            </button>
            <button type="button" className="octavo-try-link" aria-label={say('Next match')} onClick={() => go(found.values, 1)}>
              ↓
            </button>
          </span>
        )}
        <button type="button" className="octavo-try-link" onClick={() => (closed.size > 0 ? setClosed(new Set()) : foldAll())}>
          {say(closed.size > 0 ? 'Expand all' : 'Collapse all')}
        </button>
        {check?.kind === 'checked' && wrong.length === 0 && <span className="octavo-json-fit">{say('Matches the schema')}</span>}
        {wrong.length > 0 && (
          <button type="button" className="octavo-try-link octavo-json-misfit" onClick={() => go(wrong, 1)}>
            {say('Differences from the schema: {count}', { count: wrong.length })}
          </button>
        )}
        {example !== undefined && (
          <button type="button" className="octavo-try-link" aria-pressed={isBeside} onClick={() => setBeside(!isBeside)}>
            {say('Documented example')}
          </button>
        )}
      </div>
      <div className="octavo-json-panes" data-beside={isBeside || undefined}>
        <JsonRows index={index} rows={rows} closed={closed} found={foundSet} target={target} problems={problems} onToggle={toggle} />
        {isBeside && example !== undefined && (
          <section aria-label={say('Documented example')}>
            <CodeView text={example} language="json" isCut={false} />
          </section>
        )}
      </div>
    </>
  );
}

function parse(text: string): { value: Json } | undefined {
  try {
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Which values are in the way to some, or in them. */
function createMask(index: JsonIndex, values: readonly number[]): (value: number) => boolean {
  const mask = new Uint8Array(index.starts.length);
  for (const value of values) {
    mask.fill(1, value, index.nexts[value]);
    for (let holder = index.parents[value] ?? -1; holder >= 0 && mask[holder] === 0; holder = index.parents[holder] ?? -1) mask[holder] = 1;
  }
  return (value) => mask[value] === 1;
}

function listHolders({ parents }: JsonIndex, value: number): number[] {
  const holders: number[] = [];
  for (let holder = parents[value] ?? -1; holder >= 0; holder = parents[holder] ?? -1) holders.push(holder);
  return holders;
}
