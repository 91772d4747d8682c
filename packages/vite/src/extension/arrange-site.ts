import type { Diagnostic } from '@octavo/core';
import type { Extension, SiteParts } from './extension.ts';

/** Puts into the parts of a site what one extension knows. */
export type Arrange = NonNullable<Extension['arrange']>;

/** The parts of a site as extensions want them, each given what the one before made. */
export function arrangeSite(parts: SiteParts, steps: readonly Arrange[]): SiteParts & { diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const arranged = steps.reduce((before, step) => {
    const { config = before.config, pages = before.pages, diagnostics: found = [] } = step(before);
    diagnostics.push(...found);
    return { ...before, config, pages };
  }, parts);
  return { ...arranged, diagnostics };
}
