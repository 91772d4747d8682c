import * as v from 'valibot';
import { isExternalUrl } from '../../path.ts';
import { color } from './color.ts';
import { flag, optionalText, text, textList } from './field.ts';
import { iconTypeSchema } from './icon-type.ts';
import { normalizeUrlPrefix } from './normalize-url-prefix.ts';

/** An entry of `anchors`: a section of the docs with a link in the sidebar. */
export const anchorSchema = v.pipe(
  v.object({
    name: text('Label of the anchor.'),
    /** A path prefix without slashes at its ends (`api-reference`), or an absolute URL. */
    url: text('Path prefix of the pages in this anchor, usually a folder; or an external URL.'),
    icon: optionalText('Name, address or path of the icon.'),
    iconType: v.exactOptional(iconTypeSchema, 'duotone'),
    color: v.exactOptional(color('Colour behind the icon: hex, or a gradient as an object with `from` and `to`.')),
    version: optionalText('Shows the anchor only in this version; one of `versions`.'),
    isDefaultHidden: flag('Hides the anchor until a reader is on one of its pages.', false),
    openapi: v.exactOptional(textList('OpenAPI file or files of this anchor.'), []),
  }),
  v.description('A section of the docs with a link in the sidebar.'),
  v.transform((given) => ({ ...given, url: normalizeUrlPrefix(given.url), isExternal: isExternalUrl(given.url.trim()) })),
);

/** `topAnchor`: the first anchor, to which every page belongs that no other claims. */
export const topAnchorSchema = v.pipe(
  v.object({
    name: optionalText('Label of the first anchor; without it, “Documentation” in the language of the page.'),
    icon: v.exactOptional(text('Name, address or path of its icon.'), 'book-open'),
    iconType: v.exactOptional(iconTypeSchema, 'duotone'),
  }),
  v.description('The first anchor, for all pages that belong to no other anchor.'),
);
