import type { Diagnostic } from '@octavo/core';
import type { Extension, SiteParts } from './extension.ts';

/** Puts into the parts of a site what one extension knows. */
export type Arrange = NonNullable<Extension['arrange']>;

/** The parts of a site as extensions want them, each given what the one before made. */
export function arrangeSite(parts: SiteParts, steps: readonly Arrange[]): SiteParts & { diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  let { config, pages } = parts;
  for (const step of steps) {
    const wanted = step({ ...parts, config, pages });
    ({ config = config, pages = pages } = wanted);
    diagnostics.push(...(wanted.diagnostics ?? []));
  }
  return { ...parts, config, pages, diagnostics };
}
