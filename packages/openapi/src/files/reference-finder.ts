import type { Diagnostic, Json } from '@octavo/core';
import { findOwn } from '../value/json-value.ts';
import { findAt } from '../value/pointer.ts';
import type { FileDiagnostic, FileProblems } from './file-problems.ts';
import { indexNames, mayHaveNames, resolveUri } from './index-names.ts';
import type { DocumentNames } from './index-names.ts';
import type { Place } from './place.ts';
import { decodeFragment, fromSourceUri, hostOf, isRemote, resolveSpecRef, toSourceUri } from './source-path.ts';
import type { SpecFiles } from './spec-files.ts';
import { suggestReference } from './suggest-reference.ts';

/** Where something is written. */
type Position = Pick<Place, 'source' | 'pointer'>;

/** Finds where references lead by what is written alone. */
export interface ReferenceFinder {
  /** A whole file. */
  open(source: string): Place;
  /** What a document calls its parts; undefined where it gives none of them a name. */
  namesOf(source: string): DocumentNames | undefined;
  /** Where a reference leads; undefined with a warning where it leads nowhere. */
  locate(ref: string, from: Position): Place | undefined;
  /** Warns that a reference in a file is not followed. */
  refuse(ref: string, source: string, why: Refusal): undefined;
}

const RELATIVE = 'Paths are relative to the file that has the reference.';

/** The most broken references for which the one that was meant is looked for. */
const MOST_SUGGESTED = 50;

/** The most references on the way of one. */
const MOST_BEHIND = 20;

interface Refusal {
  problem: string;
  hint?: string;
  /** That of a warning, by default. */
  severity?: Diagnostic['severity'];
  /** Whether it leads where the files of an API may not. */
  isEscape: boolean;
}

/** What references are looked for in. */
interface FinderScope {
  files: SpecFiles;
  /** Those that may be referred to. */
  hosts: ReadonlySet<string>;
  warn: FileProblems['warn'];
}

/** Makes what finds the references of an API's files. */
export function createReferenceFinder({ files, hosts, warn }: FinderScope): ReferenceFinder {
  const documents = new Map<string, { value: Json | undefined; names: DocumentNames | undefined }>();
  // By URI, the source of a resource that a document names.
  const owners = new Map<string, string>();
  const open = (source: string): Place => ({ source, pointer: '', value: files.open(source).value });

  const namesOf = (source: string): DocumentNames | undefined => {
    const { value } = files.open(source);
    const known = documents.get(source);
    if (known !== undefined && known.value === value) return known.names;
    const own = value !== undefined && mayHaveNames(files.text(source)) ? indexNames(value, toSourceUri(source)) : undefined;
    documents.set(source, { value, names: own });
    for (const uri of own?.resources.keys() ?? []) if (!owners.has(uri) && !isForged(uri, source)) owners.set(uri, source);
    return own;
  };

  const refuse: ReferenceFinder['refuse'] = (ref, source, why) => {
    warn(brokenReference(ref, source, why), ref);
    return undefined;
  };

  /** A part of a resource that a document names. */
  const findPart = (source: string, uri: string, fragment: string): Place | undefined => {
    const named = namesOf(source);
    const start = named?.resources.get(uri);
    if (named === undefined || start === undefined) return undefined;
    const pointer = /^(?:\/|$)/.test(fragment) ? start + fragment : named.anchors.get(`${uri}#${fragment}`);
    const value = pointer === undefined ? undefined : findAt(open(source).value, pointer);
    return pointer === undefined || value === undefined ? undefined : { source, pointer, value };
  };

  /** What a reference means by the names that documents give themselves; undefined where they give none, or it is elsewhere. */
  const locateByName = (ref: string, { source, pointer }: Position): Place | undefined => {
    const here = namesOf(source);
    if (owners.size === 0) return undefined;
    const base = here?.baseAt(pointer) ?? toSourceUri(source);
    const uri = resolveUri(ref, base) ?? base;
    const fragment = decodeFragment(/#(.*)$/s.exec(ref)?.[1] ?? '');
    const owner = here?.resources.has(uri) === true ? source : owners.get(uri);
    const part = owner === undefined ? undefined : findPart(owner, uri, fragment);
    if (part !== undefined) return part;
    // A file that is named relative to what the document calls itself.
    const isElsewhere = base !== toSourceUri(source) && !isForged(uri, source);
    const file = isElsewhere ? (fromSourceUri(uri) ?? (hosts.has(hostOf(uri) ?? '') ? uri : undefined)) : undefined;
    return file === undefined || open(file).value === undefined ? undefined : (findPart(file, uri, fragment) ?? findIn(file, fragment));
  };

  const findIn = (source: string, fragment: string, left = MOST_BEHIND): Place | undefined => {
    const { value: document } = open(source);
    const pointer = /^(?:\/|$)/.test(fragment) ? fragment : namesOf(source)?.anchors.get(`${toSourceUri(source)}#${fragment}`);
    const value = pointer === undefined ? undefined : findAt(document, pointer);
    if (pointer === undefined || left === 0) return undefined;
    if (value !== undefined) return { source, pointer, value };
    // Files in parts have references on the way: `components: { $ref: parts.yaml }`.
    const [behind] = [...pointer.matchAll(/\//g)].toReversed().flatMap(({ index }) => {
      const ref = findOwn(findAt(document, pointer.slice(0, index)), '$ref');
      return typeof ref === 'string' ? [{ target: resolveSpecRef(ref, source, hosts), rest: pointer.slice(index) }] : [];
    });
    if (behind === undefined || 'problem' in behind.target) return undefined;
    return findIn(behind.target.source, behind.target.fragment + behind.rest, left - 1);
  };

  /** A place of this file without its `#`. */
  const isSlip = (ref: string, source: string): boolean =>
    !ref.includes('#') && findAt(open(source).value, `/${ref.replace(/^\//, '')}`) !== undefined;

  const suggestions = new Map<string, string | undefined>();

  /** Why a reference leads nowhere. */
  const explain = (ref: string, target: string, source: string): Refusal => {
    const inner = isSlip(ref, source) ? source : target;
    const { value, diagnostics } = files.open(inner);
    const [unread] = diagnostics;
    if (value === undefined && unread?.line === undefined)
      return {
        problem: unread?.message ?? `${inner} cannot be read.`,
        severity: unread?.severity ?? 'warning',
        isEscape: false,
        hint: RELATIVE,
      };
    // Its syntax is told where it is.
    if (value === undefined) return { problem: `${inner} cannot be read.`, isEscape: false };
    // Many places may have the same broken reference, and another file may mean another thing by it.
    const key = `${inner}\n${ref}`;
    if (!suggestions.has(key) && suggestions.size < MOST_SUGGESTED) suggestions.set(key, suggestReference(ref, value));
    const meant = suggestions.get(key);
    return { problem: `Not found in ${inner}.`, isEscape: false, ...(meant !== undefined && { hint: `Did you mean \`${meant}\`?` }) };
  };

  return {
    open,
    namesOf,
    refuse,
    locate(ref, from) {
      const { source } = from;
      const named = locateByName(ref, from);
      if (named !== undefined) return named;
      // As most files mean it: relative to the file, whatever it calls itself.
      const target = resolveSpecRef(ref, source, hosts);
      if ('problem' in target) return refuse(ref, source, { problem: target.problem, isEscape: true });
      const found = isSlip(ref, source) ? undefined : findIn(target.source, target.fragment);
      return found ?? refuse(ref, source, explain(ref, target.source, source));
    },
  };
}

/** Whether a file of the web names one of this project: our way of writing that down is no secret. */
function isForged(uri: string, source: string): boolean {
  return isRemote(source) && fromSourceUri(uri) !== undefined;
}

function brokenReference(
  ref: string,
  source: string,
  { problem, hint, isEscape, severity = isEscape ? 'error' : 'warning' }: Refusal,
): FileDiagnostic {
  return {
    code: isEscape ? 'openapi/refused-reference' : 'openapi/broken-reference',
    severity,
    message: `Broken reference \`${ref}\`. ${problem}`,
    ...(hint !== undefined && { hint }),
    file: source,
  };
}
