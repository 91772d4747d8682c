import * as v from 'valibot';
import { optionalText } from '../../schema/field.ts';

const DEFAULT_PAGE = 'api-changelog';

const VERSIONS =
  'The versions of the API to compare, oldest first, two or more: paths from the content root, URLs, or files of a Git revision (`v1.0:openapi.yaml`).';

const versions = v.pipe(v.array(v.string()), v.minLength(2, 'Expected two versions or more.'), v.description(VERSIONS));

/** `api.changelog`: the versions, or those with the path of the page. */
export const apiChangelog = v.pipe(
  v.union([
    v.pipe(
      versions,
      v.transform((list) => ({ versions: list, page: DEFAULT_PAGE })),
    ),
    v.pipe(
      v.object({ versions, page: optionalText('Path of the page in the navigation. Default: `api-changelog`.') }),
      v.transform(({ versions: list, page = DEFAULT_PAGE }) => ({ versions: list, page })),
    ),
  ]),
  v.description(`A generated page of what changed between versions of the API. ${VERSIONS}`),
);
