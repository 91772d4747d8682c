import { inTab, keepText, readKeptJson } from '@octavo/core/browser';
import type { FindKeeper } from '@octavo/core/browser';
import type { Operation } from '../../../model/operation.ts';
import type { Answer } from '../send/read-response.ts';
import { createLinkedDraft, isSecretName, redactJson } from './redact-values.ts';
import type { LinkedDraft } from './redact-values.ts';
import { keyOfHistory } from './values-store.ts';

/** A request that was sent from a form of an API, without its secrets, and what came back. */
export interface HistoryEntry extends LinkedDraft {
  /** The key of its operation: `POST /routes`. */
  key: string;
  /** The page of its form, from the root of this origin: `/docs/routes/create`. */
  page: string;
  /** Milliseconds since 1970. */
  sent: number;
  took: number;
  /** Absent where none came. Its text is empty where it is long. */
  answer?: Omit<Answer, 'blob'>;
}

/** A request as it was sent. */
export interface SentRequest extends Pick<HistoryEntry, 'page' | 'sent' | 'took'> {
  operation: Operation;
  draft: LinkedDraft;
  answer: Answer | undefined;
}

/** Requests of an API, characters of an answer, and of all of it: a tab keeps some five million. */
const MOST = 50;
const LONGEST = 100_000;
const ROOM = 1_000_000;

/** Adds a request to those of its API; its secrets and files are left out first, and the oldest ones where there is no more room. */
export function addHistory(site: string, { operation, draft, answer, ...head }: SentRequest, find: FindKeeper = inTab): void {
  const entry: HistoryEntry = {
    ...createLinkedDraft(operation, draft),
    ...head,
    key: operation.key,
    ...(answer && { answer: createKeptAnswer(answer) }),
  };
  const found = readKeptJson(keyOfHistory(site), find);
  const texts = [entry, ...(Array.isArray(found) ? found : [])].slice(0, MOST).map((one) => JSON.stringify(one));
  let room = ROOM;
  const kept = texts.filter((one) => (room -= one.length) >= 0);
  keepText(keyOfHistory(site), `[${kept.join()}]`, find);
}

function createKeptAnswer({ blob: _, ...answer }: Answer): Omit<Answer, 'blob'> {
  const { text, isCut, headers } = answer;
  const isLong = text.length > LONGEST;
  const open = headers.filter(([name]) => !isSecretName(name));
  return { ...answer, headers: open, text: isLong ? '' : redactJson(text), isCut: isCut || isLong };
}
