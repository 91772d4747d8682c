import type { AtRule, ChildNode, Container, Root } from 'postcss';

/**
 * Takes a style sheet out of its layers, in place, for hosts whose own rules are in none and would win over every layer: each layer becomes
 * a weight of its selectors, so that the order among the rules stays the same.
 *
 * Custom properties keep their layer: no host sets them, and a site's own `.octavo { --octavo-radius: 0 }` has to win.
 */
export function unlayerStyleSheet(root: Root): void {
  const names: string[] = [];
  let isReset = false;
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer') return;
    const named = node.params.split(',').map((name) => name.trim());
    names.push(...named.filter((name) => !names.includes(name)));
    if (node.nodes === undefined) return;
    const rest = node.clone();
    keep(node, isToken);
    keep(rest, (property) => !isToken(property));
    const layer = names.indexOf(node.params);
    isReset ||= layer === 0;
    weigh(rest, layer + 1);
    node.after(rest.nodes);
    if (node.nodes.length === 0) node.remove();
  });
  if (isReset) root.prepend(SHIELD);
}

/** Matches every element, since no element has this id, and weighs as much as an id: more than any number of classes. */
const NO_ID = String.raw`:not(#\#)`;

/** What is the theme's own or has no class; an element that the host or an author has given a class may be styled by it. */
const OURS = ":where(:not([class]), [class^='octavo'], .shiki, .shiki *)";

/**
 * Undoes the host's rules about elements (`* { margin: 0 }`, `h1 { color: red }`): every rule of the theme comes after it or is heavier.
 * It stands in the sheet of the first layer alone: in one that is fetched later it would undo that layer.
 */
const SHIELD = `${['', '::before', '::after'].map((part) => `.octavo${NO_ID} ${OURS}${part}`).join(', ')} { all: revert-layer; }`;

function isToken(property: string): boolean {
  return property.startsWith('--');
}

/** Leaves of a group the declarations that are wanted, and nothing that is empty. Keyframes and the like are no token's. */
function keep(group: Container<ChildNode> | AtRule, isWanted: (property: string) => boolean): void {
  group.each((node) => {
    const isWhole = node.type === 'atrule' && /^(?:keyframes|property|font-face)$/.test(node.name);
    if (node.type === 'comment' || (isWhole && isWanted('--x'))) node.remove();
    else if (node.type === 'decl' && !isWanted(node.prop)) node.remove();
    else if ((node.type === 'rule' || node.type === 'atrule') && !isWhole) {
      keep(node, isWanted);
      if (node.nodes?.length === 0) node.remove();
    }
  });
}

/** `.octavo a` -> `.octavo:not(#\#) a`, `:is(p, a)` -> `:not(#\#):is(p, a)`, as often as the weight says; nested rules have the weight of those around them. */
function weigh(group: Container<ChildNode> | AtRule, weight: number): void {
  for (const node of group.nodes ?? []) {
    if (node.type === 'rule') node.selectors = node.selectors.map((selector) => addWeight(selector, weight));
    else if (node.type === 'atrule' && /^(?:media|supports|container|starting-style)$/.test(node.name)) weigh(node, weight);
  }
}

function addWeight(selector: string, weight: number): string {
  const [first = ''] = /^(?:\[[^\]]*\]|[.#]?[\w-]+|\*)/.exec(selector) ?? [];
  return first + NO_ID.repeat(weight) + selector.slice(first.length);
}
