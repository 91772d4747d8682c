import type { Json, JsonObject } from '@octavo/core';
import { findOwn, isObject } from '../../value/json-value.ts';
import { createOverlayDraft } from './overlay-draft.ts';
import type { OverlayDraft } from './overlay-draft.ts';
import { IncompatibleUpdateError, nodeKindOf, mergeUpdate } from './merge-update.ts';
import { selectNodes } from '../../json-path/select-nodes.ts';
import type { NodePath } from '../../json-path/select-nodes.ts';
import type { Looks, TooMuch } from '../../json-path/create-look.ts';
import { createNodeTree } from './node-tree.ts';
import type { NodeTree } from './node-tree.ts';

/** What is wrong with an action of an overlay, which then changes nothing. */
export interface OverlayProblem {
  /** Where in the overlay: `/actions/0/target`. */
  pointer: string;
  message: string;
  hint?: string;
  /** True where the action only finds nothing, which is allowed. */
  isUnused?: true;
}

/** As many characters of JSON are added by one overlay: copies of copies double with every action. */
const MOST_ADDED = 10_000_000;

/** As many nodes are selected by one overlay: to find and to copy a thousand takes some milliseconds. */
const MOST_SELECTED = 100_000;

/** As many values are looked at by one overlay, and each value of the document ten times more, which is what large files need. */
const [MOST_LOOKS, MOST_ROUNDS] = [500_000, 10];

/** As many members are copied by one overlay beside each of the document once: what is changed first, or again since `copy` put it into a second place. */
const MOST_COPIED = 1_000_000;

/** What is left of them. */
interface Budget {
  added: number;
  selected: number;
  looks: Looks;
  draft: OverlayDraft;
}

/** Applies an Overlay document (1.0 and 1.1) to a document, which stays as it is; actions come one after the other. */
export function applyOverlay(document: Json, overlay: Json | undefined): { value: Json; problems: OverlayProblem[] } {
  const version = findOwn(overlay, 'overlay');
  const actions = findOwn(overlay, 'actions');
  if (typeof version !== 'string' || !/^1\.\d+\.\d+/.test(version) || !Array.isArray(actions))
    return { value: document, problems: [{ pointer: '', message: 'Expected `overlay: 1.0.0` or `1.1.0`, and a list of `actions`.' }] };
  const size = countValues(document);
  const looks = { left: MOST_LOOKS + MOST_ROUNDS * size };
  const budget: Budget = { added: MOST_ADDED, selected: MOST_SELECTED, looks, draft: createOverlayDraft(MOST_COPIED + size) };
  const problems: OverlayProblem[] = [];
  let value = document;
  for (const [index, action] of actions.entries()) {
    const spent = findSpent(budget);
    if (spent !== undefined) {
      const message = `The overlay ${spent}: this action and those after it are not applied.`;
      return { value, problems: [...problems, { pointer: `/actions/${index}`, message }] };
    }
    const done = applyAction(value, action, budget);
    if ('problem' in done) problems.push({ ...done.problem, pointer: `/actions/${index}${done.problem.pointer}` });
    else ({ value } = done);
  }
  return { value, problems };
}

function findSpent({ selected, looks, draft }: Budget): string | undefined {
  if (selected < 0) return 'selects more than 100,000 nodes';
  if (looks.left < 1) return 'looks at too many values';
  return draft.left < 0 ? 'changes too much' : undefined;
}

function applyAction(document: Json, action: Json, budget: Budget): { value: Json } | { problem: OverlayProblem } {
  const target = findOwn(action, 'target');
  if (!isObject(action) || typeof target !== 'string') return fail('', 'An action has no `target`.');
  const found = selectNodes(document, target, budget.looks);
  if ('problem' in found) return refuse('/target', target, found);
  const { nodes } = found;
  const { draft } = budget;
  budget.selected -= nodes.length;
  if (nodes.length === 0) return { problem: { pointer: '/target', message: `\`${target}\` selects nothing.`, isUnused: true } };
  const change = (how: Change): { value: Json } => ({
    value: changeNodes(document, createNodeTree(nodes), { change: how, draft }) ?? document,
  });
  if (action['remove'] === true) return change(() => undefined);
  const tooMuch = fail('/target', `\`${target}\` adds more than 10 million characters.`);
  // What an overlay has made so large is not copied again to be measured.
  if (budget.added < 0) return tooMuch;
  const update = findUpdate(document, action, budget.looks);
  if ('problem' in update) return update;
  const kinds = new Set(nodes.map((node) => nodeKindOf(readAt(document, node))));
  if (kinds.size > 1) return fail('/target', `\`${target}\` selects nodes of different kinds: all must be objects, lists or plain values.`);
  budget.added -= JSON.stringify(update.value).length * nodes.length;
  if (budget.added < 0) return tooMuch;
  if (action['update'] === undefined) draft.share();
  try {
    return draft.attempt(() => change((one) => mergeUpdate(one, update.value, draft)));
  } catch (error) {
    if (!(error instanceof IncompatibleUpdateError)) throw error;
    return fail('/target', `\`${target}\` cannot be updated. ${error.message}`);
  }
}

/** Counts a value that aliases of YAML share once. */
function countValues(document: Json): number {
  const seen = new Set<object>();
  const waiting: Json[] = [document];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    count += 1;
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    for (const one of Object.values(next)) waiting.push(one);
  }
  return count;
}

function fail(pointer: string, message: string): { problem: OverlayProblem } {
  return { problem: { pointer, message } };
}

function refuse(pointer: string, expression: string, { problem, hint }: TooMuch): { problem: OverlayProblem } {
  return { problem: { pointer, message: `\`${expression}\` ${problem}`, ...(hint !== undefined && { hint }) } };
}

/** What an action adds: its own update, or the one node of the document that it copies. */
function findUpdate(document: Json, { target, update, copy }: JsonObject, looks: Looks): { value: Json } | { problem: OverlayProblem } {
  if (update !== undefined) return { value: update };
  if (typeof copy !== 'string') return fail('', `The action of \`${String(target)}\` has no \`update\`, \`copy\` or \`remove\`.`);
  const found = selectNodes(document, copy, looks);
  if ('problem' in found) return refuse('/copy', copy, found);
  const [only, ...others] = found.nodes;
  if (only === undefined || others.length > 0) return fail('/copy', `\`${copy}\` selects ${found.nodes.length} nodes: \`copy\` needs one.`);
  return { value: readAt(document, only) };
}

function readAt(document: Json, path: NodePath): Json {
  return path.reduce<Json>((value, key) => findOwn(value, key) ?? null, document);
}

/** What becomes of a selected node; undefined removes it. */
type Change = (node: Json) => Json | undefined;

/** Changes nodes, and what lies on the way to them once for all of them. Large files have many actions, and long lists of paths. */
function changeNodes(value: Json, { isSelected, children }: NodeTree, scope: { change: Change; draft: OverlayDraft }): Json | undefined {
  const changed = isSelected ? scope.change(value) : value;
  if (changed === undefined || children.size === 0) return changed;
  const own = scope.draft.own(Array.isArray(changed) || isObject(changed) ? changed : {});
  const removed = new Set<string>();
  for (const [key, child] of children) {
    const next = changeNodes(findOwn(own, key) ?? null, child, scope);
    if (next === undefined) removed.add(key);
    else scope.draft.set(own, key, next);
  }
  scope.draft.remove(own, removed);
  return own;
}
