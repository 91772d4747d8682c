import * as v from 'valibot';
import type { ConfigDivision, DivisionKind } from '../../config.ts';
import { text } from '../../schema/field.ts';
import { resolveDivision } from '../resolve-division.ts';
import type { DivisionFields } from '../resolve-division.ts';
import { OWN_ENTRIES, divisionEntries, plainEntries } from './division-entries.ts';
import { DIVISION_LISTS } from './division-lists.ts';
import type { DivisionList } from './division-lists.ts';

const LISTS: { readonly [list in DivisionList]: string } = {
  products: 'Products, each with its own navigation.',
  languages: 'Languages, each with its own navigation.',
  versions: 'Versions, each with its own navigation.',
  tabs: 'Tabs at the top of the docs.',
  dropdowns: 'Parts of the docs in a menu above the sidebar.',
  anchors: 'Parts of the docs, and links, above the sidebar.',
  menu: 'Entries of the tab or the product, in a menu under it.',
};

const NAMES: { readonly [kind in DivisionKind]: string } = {
  product: 'Name of the product.',
  language: 'Code of the language, such as `en`, `pt-BR` or `zh-Hans`.',
  version: 'Name of the version.',
  tab: 'Label of the tab.',
  dropdown: 'Label of the entry.',
  anchor: 'Label of the anchor.',
  item: 'Label of the entry.',
};

const schemas = new Map<DivisionKind, v.GenericSchema<unknown, ConfigDivision>>(
  Object.values(DIVISION_LISTS).map((kind) => [kind, createDivisionSchema(kind)]),
);

/** The schema of a kind of division. */
export function divisionSchema(kind: DivisionKind): v.GenericSchema<unknown, ConfigDivision> {
  const schema = schemas.get(kind);
  if (schema === undefined) throw new Error(`There is no schema of the kind ${kind}.`);
  return schema;
}

/** What navigation and every division may hold: divisions, groups and pages. */
export function contentEntries(): v.ObjectEntries {
  const { groups, pages, ...others } = plainEntries;
  return {
    ...Object.fromEntries(
      (Object.keys(DIVISION_LISTS) as DivisionList[]).filter((list) => list !== 'menu').map((list) => [list, divisionList(list)]),
    ),
    groups,
    pages,
    global: globalLinks(),
    ...others,
  };
}

/** Links beside the divisions of all that a part of navigation holds. */
function globalLinks(): v.GenericSchema {
  const lists = ['languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'products'] as const;
  const entries = Object.fromEntries(lists.map((list) => [list, divisionList(list)]));
  return v.exactOptional(v.pipe(v.object(entries), v.description('Links shown on every page below.')));
}

/** A list of one kind of division. */
function divisionList(list: DivisionList): v.GenericSchema {
  const item = v.lazy(() => divisionSchema(DIVISION_LISTS[list]));
  return v.exactOptional(v.pipe(v.array(item), v.description(LISTS[list])));
}

function createDivisionSchema(kind: DivisionKind): v.GenericSchema<unknown, ConfigDivision> {
  // The name of the kind is a key: what comes out is known beside `resolveDivision`.
  const entries: v.ObjectEntries = {
    [kind]: text(NAMES[kind]),
    ...divisionEntries,
    ...OWN_ENTRIES[kind],
    ...contentEntries(),
    ...((kind === 'tab' || kind === 'product') && { menu: divisionList('menu') }),
  };
  return v.pipe(
    v.object(entries),
    v.description(NAMES[kind]),
    v.transform((given) => resolveDivision(kind, given as DivisionFields)),
  );
}
