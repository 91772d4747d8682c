import * as v from 'valibot';
import type { ConfigGroup } from '../config.ts';
import { optionalText, text } from './field.ts';
import { iconTypeSchema } from './icon-type.ts';
import { normalizePagePath } from './normalize-page-path.ts';

const pageSchema = v.pipe(v.string(), v.description('Path of a page, without extension.'), v.transform(normalizePagePath));

/** A group of `navigation`: pages and further groups, to any depth. */
export const groupSchema: v.GenericSchema<unknown, ConfigGroup> = v.pipe(
  v.object({
    group: text('Name of the group.'),
    pages: v.pipe(
      v.array(v.union([pageSchema, v.lazy((): v.GenericSchema<unknown, ConfigGroup> => groupSchema)])),
      v.description('Paths of the pages, relative to this file and without extension, and groups.'),
    ),
    icon: optionalText('Name, address or path of an icon.'),
    iconType: v.exactOptional(iconTypeSchema),
    version: optionalText('Shows the group only in this version; one of `versions`.'),
    public: v.exactOptional(
      v.pipe(
        v.boolean(),
        v.description(
          'Whether readers see the group without signing in. A static site cannot hide it: `false` keeps its pages out of all lists, with a warning.',
        ),
      ),
    ),
  }),
  v.description('A group of pages.'),
);

/** `navigation` in the classic shape. */
export const navigationSchema = v.pipe(v.array(groupSchema), v.description('Groups of pages, in the order of the sidebar.'));
