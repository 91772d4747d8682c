import { useText } from '@octavo/theme/internal';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import type { FormattedBody } from '../send/format-body.ts';
import { formatXml } from '../send/format-xml.ts';
import type { Answer } from '../send/read-response.ts';
import { CodeView } from './code-view.tsx';
import { formatBytes } from './format-bytes.ts';
import { MediaView } from './media-view.tsx';
import { StreamView } from './stream-view.tsx';

/** A body that is neither JSON nor plain text: XML, a stream, a picture, bytes. */
export function OtherBody({ answer, formatted }: { answer: Answer; formatted: FormattedBody }): ReactElement {
  const { kind, text: body, isComplete, isCut, size, blob } = answer;
  const text = useText();
  // What is too long to be highlighted is too long to be laid out.
  const xml = useMemo(() => (formatted.language === 'xml' ? formatXml(formatted.text) : formatted.text), [formatted]);
  if (kind === 'events' || kind === 'lines') return <StreamView text={body} kind={kind} isComplete={isComplete} />;
  if (kind === 'xml') return <CodeView text={xml} language={formatted.language} isCut={isCut} />;
  if (!isComplete || blob === undefined)
    return <p className="octavo-try-note octavo-try-inset">{text('{size} so far…', { size: formatBytes(size) })}</p>;
  if (kind === 'image' || kind === 'audio' || kind === 'video') return <MediaView blob={blob} kind={kind} />;
  return (
    <p className="octavo-try-note octavo-try-inset">
      {text('A page cannot show {type}. Save it to view it.', { type: blob.type || text('binary data') })}
    </p>
  );
}
