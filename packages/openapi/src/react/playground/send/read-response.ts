import type { KeyedText } from '../../../value/say.ts';
import { findResponseKind, isTextKind } from './response-kind.ts';
import type { ResponseKind } from './response-kind.ts';

/** An answer as far as it has arrived. */
export interface Answer {
  status: number;
  statusText: string;
  /** Lower case names; those that the API lets a page see. */
  headers: [name: string, value: string][];
  /** Where it came from in the end. */
  url: string;
  kind: ResponseKind;
  /** Bytes of the body so far. */
  size: number;
  /** Milliseconds from sending to the head, and to now. */
  waited: number;
  took: number;
  isComplete: boolean;
  /** The body of a kind that is text; ends early where it is very long. */
  text: string;
  isCut: boolean;
  /** The whole body, once it is complete. */
  blob?: Blob;
  /** Set where the connection broke. */
  problem?: KeyedText;
}

/** The head of an answer and its body as bytes: of `fetch` itself, or of a proxy. */
export interface AnswerSource {
  status: number;
  statusText: string;
  headers: Iterable<[name: string, value: string]>;
  url: string;
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
}

interface ReadOptions {
  /** When the request was sent, by the same clock. */
  started: number;
  now?: () => number;
  signal?: AbortSignal;
  /** Called with the head, and as the body arrives. */
  onChange: (answer: Answer) => void;
}

/** Characters of text that are kept for showing. */
const MAX_TEXT = 20_000_000;

/** Bytes after which a body is no longer read: a stream without an end fills no memory. */
const MAX_SIZE = 100_000_000;

/** Reads an answer to its end, telling what has arrived. Never rejects: a broken connection leaves what came before it. */
export async function readResponse(source: AnswerSource, options: ReadOptions): Promise<Answer> {
  const { started, now = () => performance.now(), signal, onChange } = options;
  const { status, statusText, url, body } = source;
  const headers = [...source.headers];
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const kind = findResponseKind(type);
  const waited = now() - started;
  let answer: Answer = { status, statusText, headers, url, kind, size: 0, waited, took: waited, isComplete: false, text: '', isCut: false };
  const update = (change: Partial<Answer>): Answer => {
    answer = { ...answer, ...change, took: now() - started };
    onChange(answer);
    return answer;
  };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const finish = (change?: Partial<Answer>): Answer => update({ isComplete: true, blob: new Blob(chunks, { type }), ...change });
  update({});
  if (body === null) return finish();

  const decoder = createDecoder(type);
  const reader = body.getReader();
  const readText = (piece?: Uint8Array): string =>
    isTextKind(kind) && !answer.isCut ? answer.text + decoder.decode(piece, { stream: piece !== undefined }) : answer.text;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      const text = readText(value);
      update({ size: answer.size + value.length, text: text.slice(0, MAX_TEXT), isCut: text.length > MAX_TEXT || answer.isCut });
      if (answer.size > MAX_SIZE) {
        await reader.cancel();
        return finish({ problem: { text: 'It is longer than {size}: the rest was not read.', values: { size: '100 MB' } } });
      }
    }
    return finish({ text: readText() });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const problem: KeyedText = signal?.aborted ? { text: 'Stopped.' } : { text: 'The connection was lost: {reason}', values: { reason } };
    return finish({ problem });
  }
}

/** The encoding that the type names; UTF-8 where there is none that the browser knows. */
function createDecoder(type: string): TextDecoder {
  const charset = /charset="?([^";\s]+)/i.exec(type)?.[1];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
