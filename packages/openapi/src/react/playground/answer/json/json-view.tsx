import type { Json } from '@octavo/core';
import { useText } from '@octavo/theme/internal';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { writeExample } from '../../../../page/list-examples.ts';
import { useFormScope } from '../../input/form-scope.ts';
import type { Answer } from '../../send/read-response.ts';
import { CodeView } from '../code-view.tsx';
import { findAnswerMedia } from './find-answer-media.ts';
import { findAtPointer } from './find-at-pointer.ts';
import { JsonBar } from './json-bar.tsx';
import { JsonRows } from './json-rows.tsx';
import { scanJson } from './scan-json.ts';
import type { JsonIndex } from './scan-json.ts';
import { useAnswerCheck } from './use-answer-check.ts';
import { useJsonWalk } from './use-json-walk.ts';

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
  const walk = useJsonWalk(index);
  const found = useMemo(() => new Set(walk.found), [walk.found]);
  const media = useMemo(() => findAnswerMedia(responses, answer), [responses, answer]);
  const body = useMemo(() => ({ value, length: text.length }), [value, text]);
  const check = useAnswerCheck(body, media);
  const problems = useMemo(() => placeProblems(index, check), [index, check]);
  const wrong = useMemo(() => [...problems.keys()].toSorted((one, other) => one - other), [problems]);
  const example = media?.examples.map((one) => writeExample(one, media.type)).find((one) => one !== undefined);
  const [isBeside, setBeside] = useState(false);
  const hasExample = example !== undefined;
  return (
    <>
      <JsonBar
        walk={walk}
        wrong={check?.kind === 'checked' ? wrong : undefined}
        isBeside={hasExample ? isBeside : undefined}
        onBeside={setBeside}
      />
      <div className="octavo-json-panes" data-beside={isBeside || undefined}>
        <JsonRows
          index={index}
          rows={walk.rows}
          closed={walk.closed}
          found={found}
          target={walk.target}
          problems={problems}
          onToggle={walk.toggle}
        />
        {isBeside && hasExample && (
          <section aria-label={say('Documented example')}>
            <CodeView text={example} language="json" isCut={false} />
          </section>
        )}
      </div>
    </>
  );
}

/** What differs from the schema, by the value that it is told of. */
function placeProblems(index: JsonIndex, check: ReturnType<typeof useAnswerCheck>): Map<number, string[]> {
  const problems = new Map<number, string[]>();
  for (const { pointer, message } of check?.kind === 'checked' ? check.mismatches : []) {
    const place = findAtPointer(index, pointer) ?? 0;
    problems.set(place, [...(problems.get(place) ?? []), message]);
  }
  return problems;
}

function parse(text: string): { value: Json } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
