import { parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import { createFrame } from '../diagnostic/create-frame.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { positionAt } from '../diagnostic/position-at.ts';
import { toHref } from '../path.ts';

/** A finding about the config before it has a place. */
export type ConfigFinding = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'>;

/** What a finding is about: an entry of navigation (the `nth` of that page, counted from 0), or an item of a list that holds these values. */
export type ConfigSubject = { page: string; nth: number } | { list: string; holds: string };

/** The config's text, in which findings get their places. */
export interface ConfigSource {
  createDiagnostic(finding: ConfigFinding, subject: ConfigSubject): Diagnostic;
}

/**
 * Makes the source of a config. Places are found by what is written there, not by index: the config in force may have lost entries that
 * were wrong. The text is parsed at the first finding.
 */
export function createConfigSource(file: string, text: string | undefined): ConfigSource {
  let tree: Node | undefined;
  let entries: Map<string, Node[]> | undefined;

  const find = (subject: ConfigSubject): Node | undefined => {
    tree ??= parseTree(text ?? '', [], { allowTrailingComma: true });
    if (tree === undefined) return undefined;
    if ('list' in subject) return findItem(findProperty(tree, subject.list), subject.holds);
    entries ??= indexEntries(findProperty(tree, 'navigation'));
    return entries.get(subject.page)?.[subject.nth];
  };

  return {
    createDiagnostic(finding, subject) {
      const node = text === undefined ? undefined : find(subject);
      if (text === undefined || node === undefined) return { ...finding, file };
      const { line, column } = positionAt(text, node.offset);
      return { ...finding, file, line, column, frame: createFrame(text, line, column, node.length) };
    },
  };
}

function findProperty(node: Node, name: string): Node | undefined {
  return node.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1];
}

/** Of an object in the list the string itself, so that the frame points at it. */
function findItem(list: Node | undefined, holds: string): Node | undefined {
  for (const item of list?.children ?? []) {
    if (item.value === holds) return item;
    const value = item.children?.map(({ children }) => children?.[1]).find((child) => child?.value === holds);
    if (value !== undefined) return value;
  }
  return undefined;
}

function indexEntries(navigation: Node | undefined): Map<string, Node[]> {
  const entries = new Map<string, Node[]>();
  const visit = (node: Node, isEntry: boolean): void => {
    if (node.type === 'property') {
      const [key, value] = node.children ?? [];
      if (value !== undefined) visit(value, key?.value === 'pages');
      return;
    }
    for (const child of node.children ?? []) {
      if (isEntry && typeof child.value === 'string') {
        const href = toHref(child.value);
        const nodes = entries.get(href);
        if (nodes === undefined) entries.set(href, [child]);
        else nodes.push(child);
      } else visit(child, false);
    }
  };
  if (navigation !== undefined) visit(navigation, false);
  return entries;
}
