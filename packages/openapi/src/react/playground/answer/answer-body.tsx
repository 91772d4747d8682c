import { useText } from '@octavo/theme/internal';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { formatBody } from '../send/format-body.ts';
import type { Answer } from '../send/read-response.ts';
import { isTextKind } from '../send/response-kind.ts';
import { CodeView } from './code-view.tsx';
import { formatBytes } from './format-bytes.ts';
import { Later } from './later.tsx';
import type { MediaView } from './media-view.tsx';
import type { StreamView } from './stream-view.tsx';

/** The body of an answer, as its type asks; nothing of it runs in the page. */
export function AnswerBody({ answer, isRaw }: { answer: Answer; isRaw: boolean }): ReactElement {
  const { kind, text: body, isComplete, size, blob } = answer;
  const text = useText();
  // Laid out once it is whole: half of a JSON text is none.
  const formatted = useMemo(
    () => (isRaw || !isComplete ? { text: body, language: 'text' } : formatBody(body, kind)),
    [isRaw, isComplete, body, kind],
  );
  if (isComplete && size === 0) return <p className="octavo-try-note octavo-try-inset">{text('The response has no body.')}</p>;
  if (!isRaw && (kind === 'events' || kind === 'lines'))
    return <Later loader={loadStreamView} render={(View) => <View text={body} kind={kind} isComplete={isComplete} />} />;
  if (isTextKind(kind)) return <CodeView {...formatted} isCut={answer.isCut} />;
  if (!isComplete || blob === undefined)
    return <p className="octavo-try-note octavo-try-inset">{text('{size} so far…', { size: formatBytes(size) })}</p>;
  if (kind === 'image' || kind === 'audio' || kind === 'video')
    return <Later loader={loadMediaView} render={(View) => <View blob={blob} kind={kind} />} />;
  return (
    <p className="octavo-try-note octavo-try-inset">
      {text('A page cannot show {type}. Save it to view it.', { type: blob.type || text('binary data') })}
    </p>
  );
}

function loadStreamView(): Promise<typeof StreamView> {
  return import('./stream-view.tsx').then((module) => module.StreamView);
}

function loadMediaView(): Promise<typeof MediaView> {
  return import('./media-view.tsx').then((module) => module.MediaView);
}
