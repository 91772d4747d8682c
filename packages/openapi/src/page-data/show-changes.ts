import type { ApiChange, ChangeSpot } from '../changes/api-change.ts';
import { sayChange } from '../changes/say-change.ts';
import type { ChangeId } from '../changes/change-id.ts';
import type { MediaType } from '../model/media-type.ts';
import type { Operation } from '../model/operation.ts';
import { groupMedia } from '../page/group-media.ts';
import type { ShownChange } from '../page/shown-changes.ts';
import { toIdPart } from '../schema/to-id-part.ts';
import type { AllTexts, Say } from '../value/say.ts';

/** Shows the changes of an operation at the rows of its page, in the language of the page. */
export function showChanges(
  changes: readonly ApiChange[],
  { operation, say }: { operation: Pick<Operation, 'requestBody' | 'responses'>; say: Say<AllTexts> },
): ShownChange[] {
  return changes.map((change) => {
    const { rule, level, field, spot } = change;
    const { place, text, reason } = sayChange(change, say);
    return {
      level,
      subject: [place, field === '' ? '' : `\`${field}\``].filter((part) => part !== '').join(', '),
      text,
      ...(reason !== undefined && { reason }),
      ...(spot !== undefined && { row: toRow(spot, operation) }),
      ...(NEW.has(rule) && { isNew: true as const }),
    };
  });
}

const NEW: ReadonlySet<ChangeId> = new Set([
  'operation-added',
  'parameter-added',
  'required-parameter-added',
  'header-added',
  'property-added',
  'required-property-added',
]);

/** (`body`, `lines`, `[]`, `id`) -> `body.lines.id`: a list of things has the rows of the things. */
function toRow({ part, media, steps }: ChangeSpot, operation: Pick<Operation, 'requestBody' | 'responses'>): string {
  const names = steps.flatMap((step) => (step.startsWith('[') ? [] : [toIdPart(step.replace(/^[({](.*)[)}]$/, '$1'))]));
  return [`${part}${findGroup(part, media, operation)}`, ...names].join('.');
}

/** A page divides a body by what its media types hold: the rows of all but the first have the number of theirs. */
function findGroup(
  part: string,
  media: string | undefined,
  { requestBody, responses }: Pick<Operation, 'requestBody' | 'responses'>,
): string {
  const content: readonly MediaType[] =
    part === 'body' ? (requestBody?.content ?? []) : (responses.find(({ status }) => part === `response-${status}`)?.content ?? []);
  const at = groupMedia(content).findIndex((group) => group.some(({ type }) => type === media));
  return at > 0 ? `-${at + 1}` : '';
}
