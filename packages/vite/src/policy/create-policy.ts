import { listInline } from './list-inline.ts';
import { listShown, listStyled } from './list-shown.ts';
import { listTags } from './list-tags.ts';
import type { PolicyNeeds } from './policy-needs.ts';

/** The Content-Security-Policy of a site: what its documents need, and nothing else (CSP Level 3). */
export interface Policy {
  /** Takes in what a document needs (`readDocumentNeeds`). */
  add(needs: PolicyNeeds): void;
  /** Takes in what the site needs beside its documents. */
  need(needs: PolicyNeeds): void;
  /** The policy of all documents that were taken in, or of one of them alone, by what it needs. */
  render(needs?: PolicyNeeds): string;
}

/** A directive's sources beyond `'self'`. */
type Sources = Map<string, Set<string>>;

/**
 * Directives in their order, with what each site needs. Scripts and sheets are named one by one. What can run nothing here is open to every host
 * by HTTPS: an author's component chooses images, frames and requests in the reader's browser, where no build can read them from.
 */
const DIRECTIVES: readonly (readonly [name: string, ...sources: string[]])[] = [
  ['default-src', "'self'"],
  ['script-src', "'self'"],
  ['style-src', "'self'"],
  ['img-src', "'self'", 'data:', 'blob:', 'https:'],
  ['font-src', "'self'", 'data:', 'https:'],
  ['media-src', "'self'", 'data:', 'blob:', 'https:'],
  ['connect-src', "'self'", 'data:', 'blob:', 'https:', 'wss:'],
  ['frame-src', "'self'", 'blob:', 'https:'],
  ['worker-src', "'self'", 'blob:'],
  ['object-src', "'none'"],
  ['base-uri', "'self'"],
];

/** Makes the policy of a site. */
export function createPolicy(): Policy {
  const shared: Sources = new Map();
  const own: Sources = new Map();
  return {
    add: (needs) => void join(own, needs),
    need: (needs) => void join(shared, needs),
    render: (needs) => renderPolicy([shared, needs === undefined ? own : join(new Map(), needs)]),
  };
}

/** Reads what a document needs by itself. Plain JSON. */
export function readDocumentNeeds(html: string): Readonly<Record<string, string[]>> {
  const found: Sources = new Map();
  const tags = listTags(html);
  for (const needs of [listInline(tags), listShown(tags), ...listStyled(tags)]) join(found, needs);
  return Object.fromEntries([...found].map(([directive, sources]) => [directive, [...sources]]));
}

function join(target: Sources, needs: PolicyNeeds): Sources {
  for (const [directive, sources] of Object.entries(needs)) {
    const known = target.get(directive) ?? new Set<string>();
    for (const source of sources) known.add(source);
    target.set(directive, known);
  }
  return target;
}

function renderPolicy(parts: readonly Sources[]): string {
  return DIRECTIVES.map(([name, ...always]) => {
    const found = new Set(parts.flatMap((part) => [...(part.get(name) ?? [])]));
    const isCovered = (source: string): boolean => always.includes(source) || always.some((scheme) => source.startsWith(`${scheme}//`));
    const wanted = [...found].filter((source) => !isCovered(source));
    return [name, ...always, ...wanted.toSorted()].join(' ');
  }).join('; ');
}
