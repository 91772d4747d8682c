import { createCodeFrame, positionAt } from '@octavo/core/internal';
import type { Diagnostic, Json } from '@octavo/core';
import type { ApiIo, SdlProblem } from './api-io.ts';
import { applyOverlay } from './overlay/apply-overlay.ts';
import type { OverlayProblem } from './overlay/apply-overlay.ts';
import { createLocator } from './create-locator.ts';
import { inlineTexts, mayReferToText } from './inline-texts.ts';
import type { Locate } from './create-locator.ts';
import { parseDocument } from './parse-document.ts';
import type { ParseProblem } from './parse-problem.ts';
import { hostOf, isRemote, resolveSpecRef } from './source-path.ts';
import { findVersion } from './spec-version.ts';
import { findOwn } from '../value/json-value.ts';

/** A file of an API: as a whole, or as it last was when it cannot be read now. */
export interface SpecFile {
  source: string;
  /** Undefined when it could never be read. */
  value: Json | undefined;
  /** True where overlays were applied to it. */
  isOverlaid?: true;
  diagnostics: Diagnostic[];
}

/** The files of all APIs of a site, each read once, when it is first asked for. */
export interface SpecFiles {
  open(source: string): SpecFile;
  /** The text as it stands; empty when it cannot be read. */
  text(source: string): string;
  /** Forgets what was read, but for what is served while the file is broken. */
  forget(source: string): void;
  /** Sets the overlays that are applied to sources, in their order; true where those of a source that was read are others now. */
  overlay(overlays: ReadonlyMap<string, readonly string[]>): boolean;
  /** Forgets all that was read and asked for, in the same way. */
  forgetAll(): void;
  /** Every source that was asked for, whether it could be read or not. */
  sources(): string[];
}

/** Makes the files that `io` reaches. */
export function createSpecFiles(io: ApiIo): SpecFiles {
  const files = new Map<string, SpecFile>();
  const lastGood = new Map<string, Json>();
  const asked = new Set<string>();
  // By file of text, those that have it.
  const owners = new Map<string, Set<string>>();
  let overlays: ReadonlyMap<string, readonly string[]> = new Map();

  const read = (source: string): SpecFile => {
    const result = io.read(source);
    const kept = lastGood.get(source);
    if ('problem' in result) return { source, value: kept, diagnostics: [unreadable(source, result)] };
    if (owners.has(source)) return { source, value: result.text, diagnostics: [] };
    const sdl = isSdl(source, result.text) ? io.readSdl?.(result.text) : undefined;
    if (sdl !== undefined) {
      if (sdl.value !== undefined) lastGood.set(source, sdl.value);
      // A rule that is broken leaves a schema that can be shown, as one of OpenAPI's does.
      const severity = sdl.value === undefined ? 'error' : 'warning';
      const diagnostics = sdl.problems.map((problem) => ({ ...invalidSdl(source, result.text, problem), severity }) as const);
      return { source, value: sdl.value ?? kept, diagnostics };
    }
    const parsed = (io.parse ?? parseDocument)(result.text);
    if ('problem' in parsed) return { source, value: kept, diagnostics: [invalid(source, result.text, parsed.problem)] };
    const value = mayReferToText(result.text) ? inlineTexts(parsed.value, (ref) => readText(ref, source)) : parsed.value;
    lastGood.set(source, value);
    return {
      source,
      value,
      diagnostics: parsed.warning ? [{ ...invalid(source, result.text, parsed.warning), severity: 'warning' }] : [],
    };
  };

  const readText = (ref: string, owner: string): string | undefined => {
    const target = resolveSpecRef(ref, owner, new Set([hostOf(owner) ?? '']));
    if ('problem' in target) return undefined;
    owners.set(target.source, (owners.get(target.source) ?? new Set()).add(owner));
    const { value } = open(target.source);
    return typeof value === 'string' ? value : undefined;
  };

  const textOf = (source: string): string => {
    const result = io.read(source);
    return 'text' in result ? result.text : '';
  };

  const open = (source: string): SpecFile => {
    asked.add(source);
    const known = files.get(source);
    if (known !== undefined) return known;
    const file = overlaysOf(source).reduce(overlaid, read(source));
    files.set(source, file);
    return file;
  };

  const overlaysOf = (source: string): readonly string[] => overlays.get(source) ?? [];

  const overlaid = (file: SpecFile, overlay: string): SpecFile => {
    // What is wrong with a file that cannot be read is told with it.
    const { value: actions } = open(overlay);
    if (file.value === undefined || actions === undefined || !isMeant(actions, file.value)) return file;
    const { value, problems } = applyOverlay(file.value, actions);
    const changed = { ...file, value, isOverlaid: true } as const;
    if (problems.length === 0) return changed;
    const locate = createLocator(textOf(overlay));
    const told = problems.map((problem) => describeProblem(problem, { source: overlay, locate, target: file.source }));
    return { ...changed, diagnostics: [...file.diagnostics, ...told] };
  };

  return {
    open,
    text: textOf,
    forget(source) {
      files.delete(source);
      for (const owner of owners.get(source) ?? []) files.delete(owner);
      for (const [target, list] of overlays) if (list.includes(source)) files.delete(target);
    },
    forgetAll() {
      files.clear();
      asked.clear();
    },
    overlay(next) {
      const changed = [...new Set([...overlays.keys(), ...next.keys()])].filter(
        (source) => overlaysOf(source).join('\n') !== (next.get(source) ?? []).join('\n'),
      );
      overlays = next;
      return changed.map((source) => files.delete(source)).includes(true);
    },
    sources: () => [...asked],
  };
}

/** An overlay that extends no file is meant for descriptions of APIs: workflows and GraphQL schemas have another shape. */
function isMeant(overlay: Json, value: Json): boolean {
  return findOwn(overlay, 'extends') !== undefined || !['arazzo', 'graphql'].includes(findVersion(value));
}

function unreadable(
  source: string,
  { problem, hint, isPending = false }: { problem: string; hint?: string; isPending?: boolean },
): Diagnostic {
  return {
    code: isPending ? 'openapi/fetching' : 'openapi/unreadable',
    // A server that is away is not the author's error.
    severity: isPending ? 'info' : isRemote(source) ? 'warning' : 'error',
    message: isPending ? `${source} is being fetched.` : `${source} cannot be read. ${problem}`,
    ...(hint !== undefined && { hint }),
    file: source,
  };
}

function invalid(source: string, text: string, { message, hint, offset = 0 }: ParseProblem): Diagnostic {
  const diagnostic: Diagnostic = { code: 'openapi/syntax', severity: 'error', message, ...(hint !== undefined && { hint }), file: source };
  const { line, column } = positionAt(text, Math.min(offset, text.length));
  return { ...diagnostic, line, column, frame: createCodeFrame(text, line, column, 1) };
}

/** Whether a file is a GraphQL schema: by its name, by a definition at the start of a line, or as the JSON of an introspection query. */
function isSdl(source: string, text: string): boolean {
  return (
    /\.(?:graphqls?|gql)(?:[?#]|$)/i.test(source) ||
    /^(?:extend[ \t]+)?(?:schema[ \t]*[{@]|(?:type|interface|union|enum|input|scalar|directive)[ \t]+@?[A-Za-z_])/m.test(text) ||
    /^\s*\{\s*(?:"data"\s*:\s*\{\s*)?"__schema"/.test(text)
  );
}

function invalidSdl(source: string, text: string, { isSyntax, ...problem }: SdlProblem): Diagnostic {
  return { ...invalid(source, text, problem), ...(!isSyntax && { code: 'openapi/graphql' as const }) };
}

function describeProblem(
  { pointer, message, hint, isUnused }: OverlayProblem,
  overlay: { source: string; locate: Locate; target: string },
): Diagnostic {
  return {
    code: isUnused === true ? 'openapi/unused-overlay' : 'openapi/overlay',
    severity: isUnused === true ? 'warning' : 'error',
    message: isUnused === true ? `${message} It was looked for in ${overlay.target}.` : message,
    ...(hint !== undefined && { hint }),
    file: overlay.source,
    ...overlay.locate(pointer),
  };
}
