import * as v from 'valibot';
import type { ConfigDivision } from '../../config.ts';
import { joinApiFiles } from '../join-api-files.ts';
import { resolveDivisionContent } from '../resolve-division.ts';
import type { ContentFields } from '../resolve-division.ts';
import { contentEntries } from './division.ts';

/** Navigation of the current shape, put together. */
export interface CurrentNavigation extends Pick<ConfigDivision, 'pages' | 'divisions' | 'openapi'> {
  globals: ConfigDivision[];
}

/** `navigation` in the current shape: divisions, groups and pages, nested freely. */
export const currentNavigationSchema = v.pipe(
  v.object(contentEntries()),
  v.description('The structure of the docs: products, languages, versions, tabs, dropdowns, anchors, groups and pages, nested freely.'),
  v.transform((given): CurrentNavigation => {
    const { global, ...content } = given as ContentFields;
    return {
      ...resolveDivisionContent(content),
      globals: resolveDivisionContent(global ?? {}).divisions,
      ...joinApiFiles(content),
    };
  }),
);
