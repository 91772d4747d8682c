import type { Diagnostic } from '@octavo/core';
import type { Placement } from '../../site/placement.ts';
import { missingIconFile } from '../../icons/unknown-icon.ts';
import type { CompiledPage } from '../../mdx/compiled-page.ts';
import { findAsset } from './resolve-reference.ts';

/** What icons of a text are compared with. */
export interface IconCheckScope {
  file: string;
  text: string;
  placement: Pick<Placement, 'mode'>;
  findAsset(pathname: string): string | undefined;
}

/** Reports the icons of a text that name a file which is not there; beside an app, what is named from the root may be the app's. */
export function findMissingIcons({ references }: Pick<CompiledPage, 'references'>, scope: IconCheckScope): Diagnostic[] {
  const names = references.flatMap(({ isIcon, value }) => (isIcon === true ? [value] : []));
  const missing = names.filter(
    (name) => (scope.placement.mode === 'alone' || !name.startsWith('/')) && findAsset(name, scope.file, scope.findAsset) === undefined,
  );
  return [...new Set(missing)].map((name) => missingIconFile(name, scope));
}
