import type { Node } from 'jsonc-parser';
import type { JsonFinding } from '../json-finding.ts';
import type { ConfigReader, ConfigText } from './config-reader.ts';
import { createNodeSources } from './create-node-sources.ts';
import { createRefLoader } from './create-ref-loader.ts';
import { createRefFinding } from './ref-finding.ts';
import { wrapNavigation } from './wrap-navigation.ts';

/** A config with the files in it that it refers to. */
export interface ComposedConfig {
  /** The syntax tree of all files: every `$ref` has given way to what its file holds. */
  root: Node;
  /** The file that a node stands in. */
  findSource(node: Node): ConfigText;
  findings: JsonFinding[];
  /** The files that were asked for, those that are not there too. */
  files: ConfigText[];
}

const UNKNOWN: ConfigReader = () => ({ problem: 'missing' });

/**
 * Puts the files in their places that a config refers to: `{ "$ref": "./nav/en.json" }`. Keys beside `$ref` win over those of the file;
 * a list inside a list becomes a part of it. Paths count from the file that names them.
 */
export function composeConfig(root: Node, main: ConfigText, read: ConfigReader = UNKNOWN): ComposedConfig {
  const findings: JsonFinding[] = [];
  const sources = createNodeSources(main);
  const loader = createRefLoader(read, (finding) => void findings.push(finding));
  /** Entries that stand for nothing but a file that cannot be read. */
  const lost = new WeakSet<Node>();

  const load = (reference: Node, from: ConfigText, chain: readonly string[]): Node | undefined => {
    const loaded = loader.load(reference, from, chain);
    if (loaded === undefined) return undefined;
    sources.setAll(loaded.root, loaded.source);
    return compose(loaded.root, loaded.source, [...chain, loaded.source.file]);
  };

  const compose = (node: Node, source: ConfigText, chain: readonly string[], isNavigation = false): Node => {
    if (node.type === 'array') {
      const children = (node.children ?? []).flatMap((child) => {
        const composed = compose(child, source, chain);
        if (lost.has(composed)) return [];
        return composed.type === 'array' && child.type === 'object' ? (composed.children ?? []) : [composed];
      });
      return sources.rebuild(node, children, source);
    }
    if (node.type !== 'object') return node;
    const properties = (node.children ?? []).map((property) => composeProperty(property, source, chain));
    const reference = findReference(node);
    if (reference === undefined) return sources.rebuild(node, properties, source);
    const own = properties.filter((property) => keyOf(property) !== '$ref');
    const loaded = load(reference, source, chain);
    if (loaded === undefined) {
      const rest = sources.rebuild(node, own, source);
      if (own.length === 0) lost.add(rest);
      return rest;
    }
    const target = isNavigation && loaded.type === 'array' ? wrap(loaded) : loaded;
    if (target.type !== 'object' && own.length > 0) findings.push(createRefFinding('siblings', reference, source));
    if (target.type !== 'object' || own.length === 0) return target;
    const overridden = new Set(own.map(keyOf));
    const kept = (target.children ?? []).filter((property) => !overridden.has(keyOf(property)));
    return sources.rebuild(target, [...kept, ...own], sources.find(target));
  };

  const composeProperty = (property: Node, source: ConfigText, chain: readonly string[]): Node => {
    const [key, value] = property.children ?? [];
    if (!key || !value) return property;
    return sources.rebuild(property, [key, compose(value, source, chain, key.value === 'navigation')], source);
  };

  /** The entries have their own files. */
  const wrap = (list: Node): Node => {
    const wrapped = wrapNavigation(list);
    for (const node of [wrapped, ...(wrapped.children ?? []).flatMap((inner) => [inner, ...(inner.children ?? [])])])
      sources.set(node, sources.find(list));
    return wrapped;
  };

  const composed = main.text.includes('"$ref"') ? compose(root, main, [main.file]) : root;
  return { root: composed, findSource: sources.find, findings, files: loader.files() };
}

function findReference(node: Node): Node | undefined {
  const value = node.children?.findLast((property) => keyOf(property) === '$ref')?.children?.[1];
  return value?.type === 'string' ? value : undefined;
}

function keyOf({ children }: Node): unknown {
  return children?.[0]?.value;
}
