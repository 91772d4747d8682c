import { useText } from '@octavo/theme/internal';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { formatBody } from '../send/format-body.ts';
import type { Answer } from '../send/read-response.ts';
import { CodeView } from './code-view.tsx';
import type { JsonView } from './json/json-view.tsx';
import { Later } from './later.tsx';
import type { OtherBody } from './other-body.tsx';

/** The body of an answer, as its type asks; nothing of it runs in the page. What draws others than JSON and text is loaded with them. */
export function AnswerBody({ answer, isRaw }: { answer: Answer; isRaw: boolean }): ReactElement {
  const { kind, text: body, isComplete, size } = answer;
  const text = useText();
  // Laid out once it is whole: half of a JSON text is none.
  const formatted = useMemo(
    () => (isRaw || !isComplete ? { text: body, language: 'text' } : formatBody(body, kind)),
    [isRaw, isComplete, body, kind],
  );
  if (isComplete && size === 0) return <p className="octavo-try-note octavo-try-inset">{text('The response has no body.')}</p>;
  const code = <CodeView {...formatted} isCut={answer.isCut} />;
  if (isRaw || /^(?:text|html)$/.test(kind) || (kind === 'json' && !isComplete)) return code;
  if (kind === 'json') return <Later loader={loadJsonView} waiting={code} fallback={code} render={(View) => <View answer={answer} />} />;
  return <Later loader={loadOtherBody} render={(Body) => <Body answer={answer} formatted={formatted} />} />;
}

function loadJsonView(): Promise<typeof JsonView> {
  return import('./json/json-view.tsx').then((module) => module.JsonView);
}

function loadOtherBody(): Promise<typeof OtherBody> {
  return import('./other-body.tsx').then((module) => module.OtherBody);
}
