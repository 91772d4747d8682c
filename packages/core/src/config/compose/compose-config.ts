import type { Node } from 'jsonc-parser';
import { parseJson } from '../parse-json.ts';
import type { JsonFinding } from '../json-finding.ts';
import type { ConfigReader, ConfigText } from './config-reader.ts';
import { createRefFinding } from './ref-finding.ts';
import type { RefProblem } from './ref-finding.ts';
import { resolveRef } from './resolve-ref.ts';
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
  const sources = new WeakMap<Node, ConfigText>();
  const findings: JsonFinding[] = [];
  const known = new Map<string, ConfigText>();
  const findSource = (node: Node): ConfigText => sources.get(node) ?? main;
  /** Entries that stand for nothing but a file that cannot be read. */
  const lost = new WeakSet<Node>();

  const load = (reference: Node, from: ConfigText, chain: readonly string[]): Node | undefined => {
    const fail = (problem: RefProblem): undefined => {
      findings.push(createRefFinding(problem, reference, from));
    };
    if (String(reference.value).includes('#')) return fail('part');
    const target = resolveRef(String(reference.value), from.file);
    if (target === undefined) return fail('outside');
    if (!/\.json$/i.test(target)) return fail('no-json');
    if (chain.includes(target)) return fail('cycle');
    const result = read(target);
    const source = { file: target, text: 'text' in result ? result.text : '' };
    const isNew = !known.has(target);
    known.set(target, source);
    if ('problem' in result) return fail(result.problem);
    const parsed = parseJson(source.text);
    if (isNew) findings.push(...parsed.findings.map((finding) => ({ ...finding, source })));
    if (parsed.root === undefined) return fail('empty');
    register(parsed.root, source);
    return compose(parsed.root, source, [...chain, target]);
  };

  const register = (node: Node, source: ConfigText): void => {
    sources.set(node, source);
    for (const child of node.children ?? []) register(child, source);
  };

  const rebuild = (node: Node, children: Node[], source: ConfigText): Node => {
    const rebuilt = { ...node, children };
    sources.set(rebuilt, source);
    return rebuilt;
  };

  const compose = (node: Node, source: ConfigText, chain: readonly string[], isNavigation = false): Node => {
    if (node.type === 'array') {
      const children = (node.children ?? []).flatMap((child) => {
        const composed = compose(child, source, chain);
        if (lost.has(composed)) return [];
        return composed.type === 'array' && child.type === 'object' ? (composed.children ?? []) : [composed];
      });
      return rebuild(node, children, source);
    }
    if (node.type !== 'object') return node;
    const properties = (node.children ?? []).map((property) => composeProperty(property, source, chain));
    const reference = findReference(node);
    if (reference === undefined) return rebuild(node, properties, source);
    const own = properties.filter((property) => keyOf(property) !== '$ref');
    const loaded = load(reference, source, chain);
    if (loaded === undefined) {
      const rest = rebuild(node, own, source);
      if (own.length === 0) lost.add(rest);
      return rest;
    }
    const target = isNavigation && loaded.type === 'array' ? wrap(loaded) : loaded;
    if (target.type !== 'object' && own.length > 0) findings.push(createRefFinding('siblings', reference, source));
    if (target.type !== 'object' || own.length === 0) return target;
    const overridden = new Set(own.map(keyOf));
    const kept = (target.children ?? []).filter((property) => !overridden.has(keyOf(property)));
    return rebuild(target, [...kept, ...own], findSource(target));
  };

  const composeProperty = (property: Node, source: ConfigText, chain: readonly string[]): Node => {
    const [key, value] = property.children ?? [];
    if (!key || !value) return property;
    return rebuild(property, [key, compose(value, source, chain, key.value === 'navigation')], source);
  };

  /** The entries have their own files. */
  const wrap = (list: Node): Node => {
    const wrapped = wrapNavigation(list);
    for (const node of [wrapped, ...(wrapped.children ?? []).flatMap((inner) => [inner, ...(inner.children ?? [])])])
      sources.set(node, findSource(list));
    return wrapped;
  };

  const composed = main.text.includes('"$ref"') ? compose(root, main, [main.file]) : root;
  return { root: composed, findSource, findings, files: [...known.values()] };
}

function findReference(node: Node): Node | undefined {
  const value = node.children?.findLast((property) => keyOf(property) === '$ref')?.children?.[1];
  return value?.type === 'string' ? value : undefined;
}

function keyOf({ children }: Node): unknown {
  return children?.[0]?.value;
}
