import * as v from 'valibot';
import { isExternalUrl } from '../../path.ts';
import { flag, optionalText, text, textList } from './field.ts';
import { normalizeUrlPrefix } from './normalize-url-prefix.ts';

/** An entry of `tabs`. */
export const tabSchema = v.pipe(
  v.object({
    name: text('Label of the tab.'),
    url: text('Path prefix of the pages in this tab, usually a folder; or an external URL.'),
    version: optionalText('Shows the tab only in this version; one of `versions`.'),
    isDefaultHidden: flag('Hides the tab until a reader is on one of its pages.', false),
    openapi: v.exactOptional(textList('OpenAPI file or files of this tab.'), []),
  }),
  v.description('A tab at the top of the docs.'),
  v.transform((given) => ({ ...given, url: normalizeUrlPrefix(given.url), isExternal: isExternalUrl(given.url.trim()) })),
);

/** `primaryTab`: the tab of all pages that no other tab claims. */
export const primaryTabSchema = v.pipe(
  v.object({
    name: optionalText('Label of the first tab; without it, “Documentation” in the language of the page.'),
    isDefaultHidden: flag('Hides the first tab until a reader is on one of its pages.', false),
  }),
  v.description('The first tab, for all pages that belong to no other tab.'),
);
