import type { OperationSummary } from '../model/operation.ts';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import type { OperationPlace } from '../resolve/list-operations.ts';
import { findText, toList, toObject } from '../value/json-value.ts';

/** Lists the workflows of an Arazzo document, in its order: each is to a page what an operation of OpenAPI is. Of one id the first counts. */
export function listWorkflows(places: Places): OperationPlace[] {
  const workflows = places.child(places.open(places.root), 'workflows');
  const found = new Map<string, OperationPlace>();
  toList(workflows.value).forEach((value, index) => {
    const id = findText(toObject(value)['workflowId']);
    const place = places.child(workflows, index);
    if (id !== undefined && !found.has(id)) found.set(id, { head: readHead(id, place), items: [], place });
  });
  return [...found.values()];
}

function readHead(id: string, { value }: Place): OperationSummary {
  const workflow = toObject(value);
  const summary = findText(workflow['summary']);
  const description = findText(workflow['description']);
  return {
    key: toWorkflowKey(id),
    kind: 'workflow',
    method: '',
    path: id,
    operationId: id,
    ...(summary !== undefined && { summary: summary.trim() }),
    ...(description !== undefined && { description }),
    tags: toList(workflow['x-tags']).flatMap((tag) => findText(tag) ?? []),
    deprecated: workflow['x-deprecated'] === true,
    isHidden: workflow['x-hidden'] === true,
    isExcluded: workflow['x-excluded'] === true,
  };
}

/** The key of a workflow within its file. */
export function toWorkflowKey(id: string): string {
  return `workflow ${id}`;
}
