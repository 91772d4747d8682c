import type { Diagnostic, Site, SitePage } from '@octavo/core';
import { isListed } from '@octavo/core/internal';
import { sayChange } from '@octavo/openapi/internal/load';
import type { ApiChange } from '@octavo/openapi/internal/load';
import type { NewestChanges } from '../api/api-changelog.ts';

/** How many operations a message names. */
const MOST = 5;

/**
 * Finds breaking changes of an API's newest version that no page of updates tells of: the generated page does, where readers find it, and so
 * does a page with an `<Update>` that names the operation.
 */
export function checkToldChanges(
  newest: NewestChanges | undefined,
  { site, readText }: { site: Site; readText: (file: string) => string },
): Diagnostic[] {
  const breaking = [...(newest?.operations ?? [])].filter(([, changes]) => changes.some(({ level }) => level === 'breaking'));
  if (newest === undefined || breaking.length === 0) return [];
  const pages = Object.values(site.pages);
  const told = pages.filter((page) => isListed(page, site) && /<Update[\s>]/.test(readText(page.file)));
  if (told.some(({ file }) => file === `${newest.page}.mdx`)) return [];
  const texts = told.map(({ file }) => readText(file));
  const untold = breaking.filter(([key]) => !texts.some((text) => listNames(key, pages).some((name) => holdsName(text, name))));
  return untold.length === 0 ? [] : [describeUntold(newest, untold)];
}

/** What a text may call an operation: its method and path, or the addresses of its pages. The API as a whole needs no name. */
function listNames(key: string, pages: readonly SitePage[]): string[] {
  return key === '' ? [''] : [key, ...pages.filter(({ api }) => api?.kind === 'operation' && api.key === key).map(({ href }) => href)];
}

/** A name that goes on is another: `/routes` is not `/routes/{id}`. */
function holdsName(text: string, name: string): boolean {
  if (name === '') return true;
  return text
    .split(name)
    .slice(1)
    .some((rest) => !/^[\w/{-]/.test(rest));
}

function describeUntold(
  { version, page, source }: NewestChanges,
  untold: readonly (readonly [string, readonly ApiChange[]])[],
): Diagnostic {
  const lines = untold.slice(0, MOST).map(([key, changes]) => {
    const [first] = changes;
    const said = first && sayChange(first);
    const where = [said?.place, first?.field].filter(Boolean).join(', ');
    return `- ${key === '' ? 'All operations' : key}: ${where === '' ? '' : `${where}: `}${said?.text ?? ''}`;
  });
  const more = untold.length > MOST ? [`- and ${untold.length - MOST} more operations`] : [];
  return {
    code: 'openapi/untold-change',
    severity: 'error',
    message: `${version} breaks clients, and no changelog page mentions it:\n${[...lines, ...more].join('\n')}`,
    hint: `Add \`${page}\` to the navigation, or an \`<Update>\` that names the operations.`,
    file: source,
  };
}
