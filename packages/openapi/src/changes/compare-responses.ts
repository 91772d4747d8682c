import type { Response } from '../model/operation.ts';
import type { Direction } from '../schema/list-fields.ts';
import type { ApiChange, PlaceName } from './api-change.ts';
import { compareContent } from './compare-content.ts';
import { compareField } from './compare-parameters.ts';
import type { SchemaComparison } from './schema-comparison.ts';
import { toIdPart } from '../schema/to-id-part.ts';
import { toChange } from './to-change.ts';
import { quoteName } from './finding.ts';

interface Context {
  direction: Direction;
  schemas: SchemaComparison;
}

/** Compares the answers of an operation; a status that is gone is answered by the range that holds it. */
export function compareResponses(before: readonly Response[], after: readonly Response[], context: Context): ApiChange[] {
  const find = (status: string): Response | undefined => after.find((one) => one.status === status);
  const known = new Set(before.map(({ status }) => status));
  const changes = before.flatMap((response): ApiChange[] => {
    const next = find(response.status) ?? find(`${response.status[0] ?? ''}XX`);
    if (next !== undefined) return compareResponse(response, next, context);
    const rule = isSuccess(response) ? 'success-response-removed' : 'response-removed';
    return [toChange({ rule, at: [] }, { ...context, place: nameResponse(response) })];
  });
  const added = after
    .filter(({ status }) => !known.has(status))
    .map((response) => toChange({ rule: 'response-added', at: [] }, { ...context, place: nameResponse(response) }));
  return [...changes, ...added];
}

function isSuccess({ status }: Response): boolean {
  return /^[123]/.test(status);
}

function nameResponse({ status }: Response): PlaceName[] {
  return [{ word: 'Response', name: quoteName(status) }];
}

function compareResponse(before: Response, after: Response, context: Context): ApiChange[] {
  const at = { ...context, place: nameResponse(before), part: `response-${after.status}` };
  return [...compareHeaders(before, after, at), ...compareContent(before.content, after.content, at)];
}

function compareHeaders(
  before: Response,
  after: Response,
  { place, part, ...context }: Context & { place: readonly PlaceName[]; part: string },
): ApiChange[] {
  const placeOf = (name: string) => ({
    ...context,
    place: [...place, { word: 'header' as const, name: quoteName(name) }],
    part: `${part}.headers.${toIdPart(name)}`,
  });
  const left = new Map(after.headers.map((header) => [header.name.toLowerCase(), header]));
  const changes = before.headers.flatMap((header): ApiChange[] => {
    const at = placeOf((left.get(header.name.toLowerCase()) ?? header).name);
    const next = left.get(header.name.toLowerCase());
    left.delete(header.name.toLowerCase());
    if (next !== undefined) return compareField(header, next, at);
    return [toChange({ rule: header.required ? 'required-header-removed' : 'header-removed', at: [] }, at)];
  });
  const added = [...left.values()].map(({ name }) => toChange({ rule: 'header-added', at: [] }, placeOf(name)));
  return [...changes, ...added];
}
