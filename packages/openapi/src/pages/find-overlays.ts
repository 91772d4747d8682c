import type { Diagnostic } from '@octavo/core';
import { resolveSpecRef, toSource } from '../files/source-path.ts';
import type { ReferenceTarget } from '../files/source-path.ts';
import type { SpecFiles } from '../files/spec-files.ts';
import { findOwn } from '../value/json-value.ts';

/** Which overlays are applied to which API files, in the order of the config. */
export interface FoundOverlays {
  bySource: ReadonlyMap<string, readonly string[]>;
  diagnostics: Diagnostic[];
}

/** Finds what the overlays of a site (`api.overlays`) are applied to: the file that an overlay extends, else every source; what an overlay without `extends` is not meant for stays as it is. */
export function findOverlays(
  given: readonly string[],
  { files, sources, hosts }: { files: Pick<SpecFiles, 'open'>; sources: readonly string[]; hosts: ReadonlySet<string> },
): FoundOverlays {
  const bySource = new Map<string, string[]>();
  const diagnostics: Diagnostic[] = [];
  for (const overlay of given.map(toSource)) {
    const named = findOwn(files.open(overlay).value, 'extends');
    const target = findExtended(overlay, { files, hosts });
    const extended = target !== undefined && 'source' in target ? sources.filter((source) => source === target.source) : [];
    const targets = target === undefined ? sources : extended;
    for (const source of targets) bySource.set(source, [...(bySource.get(source) ?? []), overlay]);
    if (targets.length === 0) diagnostics.push(describeUnused(overlay, named === undefined ? 'an API file' : `\`${String(named)}\``));
  }
  return { bySource, diagnostics };
}

/** Finds the file that an overlay extends, or why it is none that is read; undefined where it names none. */
export function findExtended(
  overlay: string,
  { files, hosts }: { files: Pick<SpecFiles, 'open'>; hosts: ReadonlySet<string> },
): ReferenceTarget | undefined {
  const named = findOwn(files.open(overlay).value, 'extends');
  return typeof named === 'string' ? resolveSpecRef(named, overlay, hosts) : undefined;
}

function describeUnused(overlay: string, target: string): Diagnostic {
  return {
    code: 'openapi/unused-overlay',
    severity: 'warning',
    message: `${overlay} extends ${target}, which is not an API file of this site.`,
    hint: '`extends` is a path from the overlay, or a URL. Without it, the overlay applies to every OpenAPI and AsyncAPI file.',
    file: overlay,
  };
}
