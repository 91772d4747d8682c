import type { Node } from 'jsonc-parser';

/** The list of the current shape that holds an entry, by the key that names the entry. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ['group', 'groups'],
  ['tab', 'tabs'],
  ['language', 'languages'],
  ['version', 'versions'],
  ['dropdown', 'dropdowns'],
  ['anchor', 'anchors'],
  ['product', 'products'],
]);

/**
 * Makes an object of a list: `"navigation": { "$ref": "./navigation.json" }` is of the current shape, also where that file holds the list of
 * groups alone. `[{ "group": "A" }]` -> `{ "groups": [{ "group": "A" }] }`
 */
export function wrapNavigation(list: Node): Node {
  const lists = new Map<string, Node[]>();
  for (const entry of list.children ?? []) {
    const name = nameList(entry);
    lists.set(name, [...(lists.get(name) ?? []), entry]);
  }
  const { offset, length } = list;
  const children = [...lists].map(([name, entries]): Node => {
    const key: Node = { type: 'string', value: name, offset, length: 1 };
    return { type: 'property', offset, length, children: [key, { ...list, children: entries }] };
  });
  return { type: 'object', offset, length, children };
}

function nameList(entry: Node): string {
  const keys = (entry.children ?? []).map(({ children }) => String(children?.[0]?.value));
  return keys.flatMap((key) => LISTS.get(key) ?? [])[0] ?? (entry.type === 'object' ? 'groups' : 'pages');
}
