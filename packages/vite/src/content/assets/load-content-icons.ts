import type { Diagnostic } from '@octavo/core';
import type { IconMap } from '@octavo/theme';
import type { IconResolver } from '../../icons/create-icon-resolver.ts';
import type { IconLibrary } from '../../icons/icon-order.ts';
import { resolveIcons } from '../../icons/resolve-icons.ts';
import { unknownIcon } from '../../icons/unknown-icon.ts';
import type { CompiledPage } from '../../mdx/compiled-page.ts';

/** What finds the icons of content. */
export interface IconFinder {
  resolver: IconResolver;
  library: IconLibrary;
}

/** Finds the icons that one file names. `file` as the reader knows it, `text` is its content. */
export async function loadContentIcons(
  { icons: named }: CompiledPage,
  { file, text }: { file: string; text: string },
  source: IconFinder,
): Promise<{ icons: IconMap; diagnostics: Diagnostic[] }> {
  const { icons, missing } = await resolveIcons(named, source);
  const names = [...new Set(missing.filter(({ isCertain }) => isCertain).map(({ name }) => name))];
  const diagnostics = names.map(async (name) =>
    unknownIcon(name, { file, text, suggestions: await source.resolver.suggest(name, source.library) }),
  );
  return { icons, diagnostics: await Promise.all(diagnostics) };
}
