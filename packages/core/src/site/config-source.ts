import type { Node } from 'jsonc-parser';
import { composeTexts } from '../config/compose/compose-texts.ts';
import type { ComposedTexts, ConfigTexts } from '../config/compose/compose-texts.ts';
import { CONFIG_BOUND } from '../config/config-bound.ts';
import { boundFindings } from '../diagnostic/bound-findings.ts';
import { createTextPlacer } from '../diagnostic/create-text-placer.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { toHref } from '../path.ts';

/** A finding about the config before it has a place. */
export type ConfigFinding = Pick<Diagnostic, 'code' | 'severity' | 'message'> & { hint: string };

/**
 * What a finding is about: an entry of navigation (the `nth` of that page, counted from 0), an item of a list that is this text or has it
 * under the key (the `nth` such, by default the first), or a division by its own name and those around it, outermost first.
 */
export type ConfigSubject =
  | { page: string; nth: number }
  | { list: string; key: string; holds: string; nth?: number }
  | { divisions: readonly { key: string; name: string }[] };

/** A finding, and what it is about. */
export type SubjectFinding = ConfigFinding & { subject: ConfigSubject };

/** The config's text, in which findings get their places. */
export interface ConfigSource {
  /** Those of one kind: of thousands, the first are listed. */
  createDiagnostics(findings: Iterable<SubjectFinding>): Diagnostic[];
}

/**
 * Makes the source of a config and of the files that it refers to. Places are found by what is written there, not by index: the config in
 * force may have lost entries that were wrong. The text is parsed at the first finding.
 */
export function createConfigSource(texts: ConfigTexts): ConfigSource {
  let composed: ComposedTexts | undefined;
  let entries: Map<string, Node[]> | undefined;
  const lists = new Map<string, Map<unknown, Node[]>>();
  const divided = new Map<Node, Map<string, Map<unknown, Node>>>();
  const place = createTextPlacer();

  const find = (subject: ConfigSubject, { root }: ComposedTexts): Node | undefined => {
    if (root === undefined) return undefined;
    if ('list' in subject) return findItem(root, subject);
    if ('divisions' in subject) return findDivision(root, subject);
    entries ??= indexEntries(findProperty(root, 'navigation'));
    return entries.get(subject.page)?.[subject.nth];
  };

  /** Of an object in the list the string itself, so that the frame points at it. */
  const findItem = (root: Node, { list, key, holds, nth = 0 }: Extract<ConfigSubject, { list: string }>): Node | undefined => {
    const name = `${list} ${key}`;
    const items = lists.get(name) ?? indexItems(findProperty(root, list), key);
    lists.set(name, items);
    return items.get(holds)?.[nth];
  };

  /** The name of the innermost of some divisions, each inside the one before; where divisions claim their pages, it is in the list of its kind. */
  const findDivision = (root: Node, { divisions }: Extract<ConfigSubject, { divisions: unknown }>): Node | undefined => {
    let name: Node | undefined;
    let around: Node | undefined = root;
    for (const { key, name: wanted } of divisions) {
      const found: Node | undefined = around && indexWithin(around, key).get(wanted);
      name = found && findProperty(found, key);
      around = found;
    }
    const last = divisions.at(-1);
    return name ?? (last && findItem(root, { list: `${last.key}s`, key: 'name', holds: last.name }));
  };

  const indexWithin = (node: Node, key: string): Map<unknown, Node> => {
    const keys = divided.get(node) ?? new Map<string, Map<unknown, Node>>();
    const objects = keys.get(key) ?? indexObjects(node, key);
    divided.set(node, keys.set(key, objects));
    return objects;
  };

  return {
    createDiagnostics: (findings) =>
      boundFindings(findings, CONFIG_BOUND).map(({ subject, ...finding }) => {
        composed ??= composeTexts(texts);
        const node = find(subject, composed);
        if (node === undefined) return { ...finding, file: texts.file };
        const { file, text } = composed.findSource(node);
        return { ...finding, file, ...place(text, node) };
      }),
  };
}

function findProperty(node: Node, name: string): Node | undefined {
  return node.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1];
}

/** The first of the objects in a value, itself included, that has each value under a key. */
function indexObjects(value: Node, key: string): Map<unknown, Node> {
  const objects = new Map<unknown, Node>();
  const visit = (node: Node): void => {
    const name: unknown = node.type === 'object' ? findProperty(node, key)?.value : undefined;
    if (name !== undefined && !objects.has(name)) objects.set(name, node);
    for (const child of node.children ?? []) visit(child);
  };
  visit(value);
  return objects;
}

/** The texts of a list, or those that its items have under a key, by what they say. */
function indexItems(list: Node | undefined, key: string): Map<unknown, Node[]> {
  const items = new Map<unknown, Node[]>();
  for (const item of list?.children ?? []) {
    const text = item.type === 'object' ? findProperty(item, key) : item;
    if (text === undefined) continue;
    const same = items.get(text.value);
    if (same === undefined) items.set(text.value, [text]);
    else same.push(text);
  }
  return items;
}

function indexEntries(navigation: Node | undefined): Map<string, Node[]> {
  const entries = new Map<string, Node[]>();
  const add = (node: Node): void => {
    const href = toHref(String(node.value));
    const nodes = entries.get(href);
    if (nodes === undefined) entries.set(href, [node]);
    else nodes.push(node);
  };
  const visit = (node: Node, isEntry: boolean): void => {
    if (node.type === 'property') {
      const [key, value] = node.children ?? [];
      if (value === undefined) return;
      if (key?.value === 'root' && typeof value.value === 'string') add(value);
      else visit(value, key?.value === 'pages');
      return;
    }
    for (const child of node.children ?? []) {
      if (isEntry && typeof child.value === 'string') add(child);
      else visit(child, false);
    }
  };
  if (navigation !== undefined) visit(navigation, false);
  return entries;
}
