import type { Mismatch } from '../../examples/create-value-checker.ts';
import type { Response } from '../../model/operation.ts';
import type { SchemaTable } from '../../model/schema.ts';
import { isJsonType } from '../../value/media-type-kind.ts';
import { parseJsonText } from '../../value/parse-json-text.ts';
import { checkAnswer } from '../playground/answer/json/check-answer.ts';

/** What came of holding a message against the schemas of those that it may be. */
export type MessageCheck =
  /** Schemas that have to be fetched first. */
  | { kind: 'missing'; refs: string[] }
  /** The message that it is, or is most like, and where it differs from it. */
  | { kind: 'checked'; name: string; mismatches: Mismatch[] };

/** Finds the message that a text is: the first that fits, else the one that it differs least from. Undefined where no schema tells. */
export function checkMessage(text: string, candidates: readonly Response[], table: SchemaTable): MessageCheck | undefined {
  const refs = new Set<string>();
  let best: Extract<MessageCheck, { kind: 'checked' }> | undefined;
  for (const { status: name, content } of candidates) {
    const [media] = content;
    if (media?.schema === undefined) continue;
    const check = checkAnswer(isJsonType(media.type) ? parseJsonText(text) : text, media.schema, table);
    if (check.kind === 'missing') for (const ref of check.refs) refs.add(ref);
    if (check.kind !== 'checked') continue;
    const { mismatches } = check;
    if (best === undefined || mismatches.length < best.mismatches.length) best = { kind: 'checked', name, mismatches };
    if (mismatches.length === 0) return best;
  }
  return refs.size > 0 ? { kind: 'missing', refs: [...refs] } : best;
}
