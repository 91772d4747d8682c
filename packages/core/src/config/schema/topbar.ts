import * as v from 'valibot';
import { isExternalUrl } from '../../path.ts';
import type { NavIcon } from '../icon.ts';
import { choice, flag, optionalText, text } from './field.ts';

const LINK_TYPES = ['link', 'github'] as const;

/** A link of the top bar. */
export interface TopbarLink {
  type: (typeof LINK_TYPES)[number];
  name: string;
  url: string;
  icon?: NavIcon;
}

/** An entry of `topbarLinks`; a link to a repository needs no name. */
export const topbarLinkSchema = v.pipe(
  v.object({
    type: v.exactOptional(choice(LINK_TYPES, 'A plain link, or a repository shown with its stars.'), 'link'),
    name: optionalText('Text of the link.'),
    url: text('Where the link leads; for a repository, its address.'),
  }),
  v.description('A link in the top bar.'),
  v.transform(createTopbarLink),
);

/** `topbarCtaButton`: the button at the end of the top bar. */
export const topbarCtaButtonSchema = v.pipe(
  v.object({
    type: v.exactOptional(choice(LINK_TYPES, 'A button with a text, or a repository shown with its stars.'), 'link'),
    url: text('Where the button leads; for a repository, its address.'),
    name: optionalText('Text of the button; required unless `type` is "github".'),
    style: v.exactOptional(choice(['pill', 'roundedRectangle'], 'Shape of the button.')),
    arrow: flag('Whether the button shows an arrow.', true),
  }),
  v.description('The button at the end of the top bar.'),
  v.transform((given) => ({ ...given, url: urlOf(given), ...(given.type === 'link' && { name: given.name ?? nameOfUrl(urlOf(given)) }) })),
);

/** Fills in what a link does not say: its name, of a repository the whole address. */
export function createTopbarLink(given: { type: TopbarLink['type']; url: string; name?: string }): TopbarLink {
  return { ...given, url: urlOf(given), name: given.name ?? nameOfUrl(urlOf(given)) };
}

/** Of a repository the whole address: `octavo/octavo`, `github.com/octavo/octavo` -> `https://github.com/octavo/octavo`. */
function urlOf({ type, url }: { type: (typeof LINK_TYPES)[number]; url: string }): string {
  if (type === 'link' || isExternalUrl(url) || url.startsWith('/')) return url;
  if (/^[^/]+\.[^/]+\/[^/]+\/[^/]/.test(url)) return `https://${url}`;
  return /^[\w.-]+\/[\w.-]+$/.test(url) ? `https://github.com/${url}` : url;
}

/** `https://github.com/octavo/octavo/` -> `octavo/octavo`; `https://example.com` -> `example.com`. */
function nameOfUrl(url: string): string {
  const [host = '', ...path] =
    url
      .replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//i, '')
      .split(/[?#]/)[0]
      ?.split('/') ?? [];
  const repository = path.filter((part) => part !== '').slice(0, 2);
  return repository.length > 0 ? repository.join('/') : host;
}
