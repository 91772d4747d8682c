import { createCodeFrame } from '@octavo/core/internal';
import type { Diagnostic, Site } from '@octavo/core';
import { ExtensionError } from './extension-error.ts';
import type { LoadedExtension } from './load-extension.ts';

/** What the rules of extensions find in the pages of a site. */
export function runChecks(extensions: readonly LoadedExtension[], site: Site, readText: (file: string) => string): Diagnostic[] {
  const found = extensions.flatMap(({ module, checks = {} }) =>
    Object.entries(checks).flatMap(([name, check]) => {
      if (typeof check !== 'function') return [];
      const pages = Object.values(site.pages).filter(({ isGenerated }) => isGenerated !== true);
      return pages.flatMap((page): Diagnostic[] => {
        const text = readText(page.file);
        try {
          return [...check(page, { site, text })].map(({ length = 1, severity = 'warning', line, column = 1, ...finding }) => ({
            ...finding,
            code: `${module.name}:${name}`,
            severity,
            file: page.file,
            ...(line !== undefined && { line, column, frame: createCodeFrame(text, line, column, length) }),
          }));
        } catch (error) {
          return [(error instanceof ExtensionError ? error : new ExtensionError(module, error)).diagnostic];
        }
      });
    }),
  );
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** Diagnostics with the severities that extensions give their codes. */
export function applySeverities(diagnostics: readonly Diagnostic[], extensions: readonly LoadedExtension[]): Diagnostic[] {
  const wanted = new Map(extensions.toReversed().flatMap(({ checks = {} }) => Object.entries(checks)));
  if (wanted.size === 0) return [...diagnostics];
  return diagnostics.flatMap((one) => {
    const severity = wanted.get(one.code);
    if (severity === undefined || typeof severity === 'function') return one;
    return severity === 'off' ? [] : { ...one, severity };
  });
}
