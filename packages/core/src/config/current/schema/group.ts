import * as v from 'valibot';
import type { ConfigEntry, ConfigGroup } from '../../config.ts';
import { optionalFlag, optionalText, text } from '../../schema/field.ts';
import { iconTypeSchema } from '../../schema/icon-type.ts';
import { normalizePagePath } from '../../schema/normalize-page-path.ts';
import { joinApiFiles } from '../join-api-files.ts';
import { apiFiles, graphqlFiles } from './api-files.ts';
import { hostedNavigationEntries } from './hosted.ts';
import { iconSchema } from './icon.ts';

const page = v.pipe(
  v.string(),
  v.description('Path of a page, or an operation: `GET /users`, `openapi.json GET /users`.'),
  v.transform(normalizePagePath),
);

/** `pages`: paths, operations and groups, in their order. */
export const pagesSchema: v.GenericSchema<unknown, ConfigEntry[]> = v.pipe(
  v.array(v.union([page, v.lazy((): v.GenericSchema<unknown, ConfigGroup> => currentGroupSchema)])),
  v.description('Paths of pages without extension, API operations, and groups.'),
);

/** What `directory` says of the root page; anything else is a folder. */
const LISTINGS: ReadonlySet<string> = new Set(['none', 'accordion', 'card']);

/** A group of pages, to any depth. */
export const currentGroupSchema: v.GenericSchema<unknown, ConfigGroup> = v.pipe(
  v.object({
    group: text('Name of the group.'),
    pages: v.exactOptional(pagesSchema, []),
    icon: v.exactOptional(iconSchema),
    iconType: v.exactOptional(iconTypeSchema),
    tag: optionalText('A short label beside the name.'),
    root: v.exactOptional(v.pipe(v.string(), v.description('Page that the group name links to.'), v.transform(normalizePagePath))),
    expanded: optionalFlag('Whether the group is expanded by default.'),
    hidden: optionalFlag('Hides the group from the sidebar; its pages stay reachable.'),
    searchable: optionalFlag('Whether a hidden group is in the search index.'),
    public: optionalFlag(
      'Whether readers see the group without signing in. A static site cannot hide it: `false` keeps its pages out of all lists, with a warning.',
    ),
    boost: v.exactOptional(v.pipe(v.number(), v.description('Search rank factor of its pages: 3 raises them, 0.5 lowers them.'))),
    openapi: v.exactOptional(apiFiles('OpenAPI')),
    asyncapi: v.exactOptional(apiFiles('AsyncAPI')),
    arazzo: v.exactOptional(apiFiles('Arazzo')),
    graphql: v.exactOptional(graphqlFiles()),
    directory: optionalText(
      '`accordion`, `card` or `none`: whether the root page lists the pages. Other text: the folder of generated pages.',
    ),
    ...hostedNavigationEntries,
  }),
  v.description('A group of pages.'),
  v.transform(
    ({ icon, iconType, expanded, hidden, directory, openapi: own, asyncapi, arazzo, sdk: _sdk, graphql, ...group }): ConfigGroup => {
      const type = icon?.type ?? iconType;
      const { openapi } = joinApiFiles({
        ...(own && { openapi: own }),
        ...(asyncapi && { asyncapi }),
        ...(arazzo && { arazzo }),
        ...(graphql && { graphql }),
      });
      return {
        ...group,
        ...(icon && icon.name.trim() !== '' && { icon: icon.name }),
        ...(type && { iconType: type }),
        ...(expanded !== undefined && { isExpanded: expanded }),
        ...(hidden !== undefined && { isHidden: hidden }),
        ...(openapi && { openapi: { ...(directory !== undefined && !LISTINGS.has(directory) && { directory }), ...openapi } }),
      };
    },
  ),
);
