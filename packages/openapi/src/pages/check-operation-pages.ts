import type { Diagnostic, Page } from '@octavo/core';
import type { Api } from '../model/api.ts';

/** Tells, for each API that has pages, which of its operations have none: an author who has chosen may have forgotten one. */
export function checkOperationPages(apis: readonly Api[], pages: readonly Page[]): Diagnostic[] {
  const all = pages.flatMap(({ api }) => (api === undefined || api.kind === 'schema' || api.kind === 'overview' ? [] : [api]));
  const shown = new Set(all.map(({ source = '', key }) => `${source} ${key}`));
  // A page that describes its endpoint itself names no file.
  const described = all.filter(({ kind }) => kind === 'fields').map(({ key }) => key);
  const isShown = (source: string, key: string): boolean => {
    const [method = '', path = ''] = key.split(' ');
    return shown.has(`${source} ${key}`) || described.some((own) => own.startsWith(`${method} `) && own.endsWith(path));
  };
  return apis.flatMap(({ source, operations }) => {
    const wanted = operations.filter(({ isExcluded }) => !isExcluded);
    const missing = wanted.filter(({ key }) => !isShown(source, key));
    // Of an API that has no page at all, `site/unused-api` tells.
    return missing.length === 0 || missing.length === wanted.length
      ? []
      : [describeMissing(source, { missing: missing.map(({ key }) => key), total: wanted.length })];
  });
}

function describeMissing(source: string, { missing, total }: { missing: string[]; total: number }): Diagnostic {
  return {
    code: 'openapi/without-page',
    severity: 'info',
    message: `${missing.length} of ${total} operations of ${source} have no page:\n${missing.map((key) => `- ${key}`).join('\n')}`,
    hint: 'The navigation lists only some of them. Add the others, or set `x-excluded: true` on operations without a page.',
    file: source,
  };
}
