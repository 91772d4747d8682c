import { inTab, keepText, readKeptJson } from '@octavo/core/browser';
import type { FindKeeper } from '@octavo/core/browser';
import type { Operation } from '../../../model/operation.ts';
import type { Draft } from '../panel/draft.ts';
import type { Answer } from '../send/read-response.ts';
import { isSecretName, redactJson, redactValues } from './redact-values.ts';

/** What of a form can be kept and shown to others: no credentials, secrets and files. */
export type LinkedDraft = Pick<Draft, 'values' | 'serverUrl' | 'variables' | 'alternative'>;

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

/** Leaves of a form what is no secret. */
export function createLinkedDraft(operation: Operation, { values, serverUrl, variables, alternative }: LinkedDraft): LinkedDraft {
  const { accept: _, ...kept } = redactValues(values, operation);
  const open = Object.entries(variables).filter(([name]) => !isSecretName(name));
  return { values: kept, serverUrl, variables: Object.fromEntries(open), alternative };
}

/** What the requests of an API are kept under. */
export function keyOfHistory(site: string): string {
  return `octavo:history:${JSON.stringify([site])}`;
}

function createKeptAnswer({ blob: _, ...answer }: Answer): Omit<Answer, 'blob'> {
  const { text, isCut, headers } = answer;
  const isLong = text.length > LONGEST;
  const open = headers.filter(([name]) => !isSecretName(name));
  return { ...answer, headers: open, text: isLong ? '' : redactJson(text), isCut: isCut || isLong };
}
