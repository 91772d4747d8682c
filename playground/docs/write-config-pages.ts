import { readFileSync } from 'node:fs';
import { reportFields } from '@octavo/core';
import { describeType, listFields } from './schema-fields.ts';
import type { Field, FieldSchema } from './schema-fields.ts';
import { findExample } from './find-example.ts';
import { formatJson } from './format-json.ts';
import { toMdx, writeFence, writePage } from './write-page.ts';

/** The pages of a shape, and the fields of the top level that each tells of; the last tells of all others, too. */
const AREAS = [
  ['look', 'Name and look', ['$schema', 'name', 'description', 'logo', 'favicon', 'colors', 'theme', 'layout', 'rounded', 'appearance', 'modeToggle', 'background', 'backgroundImage', 'fonts', 'font', 'icons', 'styling', 'eyebrow', 'codeBlock', 'thumbnails']], // prettier-ignore
  ['navigation', 'Navigation', ['navigation', 'versions', 'tabs', 'primaryTab', 'anchors', 'topAnchor', 'interaction']],
  [
    'header-and-footer',
    'Header, sidebar and footer',
    [
      'navbar',
      'topbarLinks',
      'topbarCtaButton',
      'topbar',
      'banner',
      'search',
      'sidebar',
      'footer',
      'footerSocials',
      'feedback',
      'contextual',
    ],
  ],
  ['api', 'API reference', ['api', 'openapi']],
  [
    'publishing',
    'Publishing and services',
    ['addresses', 'redirects', 'errors', 'public', 'seo', 'metadata', 'integrations', 'analytics', 'variables', 'markdown', 'untrusted'],
  ],
] as const;

/** Parts of navigation: what all of them take is told of once. */
const DIVISIONS = ['tab', 'version', 'language', 'product', 'dropdown', 'anchor', 'item'] as const;

/** What several fields refer to, each with a section of its own. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'classic/navigation': ['classicGroup'],
  'current/navigation': ['group'],
  'current/header-and-footer': ['navbar', 'banner', 'footer'],
};

/** A written page of the reference, by its path from the folder of the reference. */
export type WrittenPages = Record<string, string>;

/** What a field lacks that the reference needs. */
export interface Lack {
  path: string;
  lacks: 'description' | 'example';
}

const { $defs } = readJson('../../packages/core/schema.json') as { $defs: Record<string, FieldSchema> };

/** The pages of `docs.json`, both shapes, and the fields that nobody has described or shown. */
export function writeConfigPages(): { pages: WrittenPages; lacks: Lack[] } {
  const lacks: Lack[] = [];
  const parts = readJson('examples/parts.json') as unknown[];
  const samples = {
    classic: readJson('examples/classic.json') as unknown[],
    current: readJson('examples/current.json') as unknown[],
    part: parts,
  };
  const idle = findIdle([...samples.classic, ...samples.current]);
  const write = (field: Field, level: number, from: keyof typeof samples): string => {
    const example = findExample(field.path, samples[from]);
    const description = describe(field);
    if (description === undefined) lacks.push({ path: `${from}: ${field.path}`, lacks: 'description' });
    if (example === undefined) lacks.push({ path: `${from}: ${field.path}`, lacks: 'example' });
    return writeField(field, { level, description: description ?? '', example, idle: idle.get(field.path) });
  };
  const pages = (['current', 'classic'] as const).flatMap((shape) => {
    const defined = $defs[shape] ?? {};
    const told = new Set<string>(AREAS.flatMap(([, , keys]) => keys));
    const others = Object.keys(defined.properties ?? {}).filter((key) => !told.has(key));
    return AREAS.map(([file, title, keys]): [string, string] => {
      const fields = [...keys, ...(file === 'publishing' ? others : [])].flatMap((key) => {
        const schema = defined.properties?.[key];
        return schema === undefined ? [] : listFields({ properties: { [key]: schema }, required: defined.required ?? [] });
      });
      const names = PARTS[`${shape}/${file}`] ?? [];
      const sections = names.flatMap((name) => [
        `## A ${name === 'classicGroup' ? 'group' : name}`,
        ...listFields($defs[name] ?? {}).map((field) => write(field, 3, 'part')),
      ]);
      const blocks = [...fields.map((field) => write(field, /[.[]/.test(field.path) ? 3 : 2, shape)), ...sections];
      const head = {
        title: `docs.json: ${title}${shape === 'current' ? '' : ' (classic)'}`,
        sidebarTitle: title,
        description: `${title}: every field of docs.json in its ${shape} shape, with what it takes, its default and an example.`,
        source: 'packages/core/schema.json and playground/docs/examples',
      };
      const hint =
        shape === 'current'
          ? 'A config is in the current shape when its `navigation` is an object. [Both shapes](/learn/navigation) make the same site.'
          : 'A config is in the classic shape when its `navigation` is a list. `octavo upgrade` rewrites it in the current one.';
      return [`docs-json/${shape}/${file}.mdx`, writePage(head, [hint, ...blocks])];
    });
  });
  const divisions = writeDivisionsPage((field, level) => write(field, level, 'part'));
  return { pages: { ...Object.fromEntries(pages), 'docs-json/current/divisions.mdx': divisions }, lacks };
}

/** The page of tabs, versions and the other parts of navigation: what each takes beside the others, then what all take. */
function writeDivisionsPage(write: (field: Field, level: number) => string): string {
  const fieldsOf = (name: string): Field[] => listFields($defs[name] ?? {});
  const isShared = ({ path }: Field): boolean => DIVISIONS.every((name) => fieldsOf(name).some((one) => one.path === path));
  const own = DIVISIONS.flatMap((name) => [
    `## A${/^[aeiou]/.test(name) ? 'n' : ''} ${name}`,
    ...fieldsOf(name)
      .filter((field) => !isShared(field))
      .map((field) => write(field, 3)),
  ]);
  const shared = fieldsOf('tab').filter(isShared);
  const head = {
    title: 'Tabs, versions and other divisions',
    description: 'Every field of a tab, a version, a language, a product, a dropdown or an anchor, with an example.',
    source: 'packages/core/schema.json and playground/docs/examples',
  };
  return writePage(head, [...own, '## What all of them take', ...shared.map((field) => write(field, 3))]);
}

/** The fields that Octavo reads and does nothing with, with the reason. */
function findIdle(samples: readonly unknown[]): Map<string, string> {
  const reports = samples.flatMap((sample) => reportFields(JSON.stringify(sample), 'docs.json'));
  return new Map(reports.filter(({ status }) => status === 'unsupported').map(({ field, note }) => [field, note]));
}

/** What a field is for; one that refers to a part of its own leads there. */
function describe({ schema: { description, $ref, anyOf } }: Field): string | undefined {
  if (description !== undefined) return description;
  if ($ref === undefined) return anyOf?.find((one) => one.description !== undefined)?.description;
  const name = $ref.replace('#/$defs/', '');
  const place = PLACES[name];
  return place === undefined ? $defs[name]?.description : `Its fields are those of [${name}](/reference/docs-json/${place}).`;
}

/** Where the parts of a config are described. */
const PLACES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(DIVISIONS.map((name) => [name, `current/divisions#${/^[aeiou]/.test(name) ? 'an' : 'a'}-${name}`])),
  ...Object.fromEntries(['navbar', 'banner', 'footer'].map((name) => [name, `current/header-and-footer#a-${name}`])),
  group: 'current/navigation#a-group',
  classicGroup: 'classic/navigation#a-group',
};

interface Told {
  level: number;
  description: string;
  example: unknown;
  /** Why nothing follows from it. */
  idle: string | undefined;
}

function writeField({ path, schema, isRequired }: Field, { level, description, example, idle }: Told): string {
  const facts = [
    describeType(schema),
    isRequired ? 'required' : schema.default === undefined ? 'optional' : `default \`${JSON.stringify(schema.default)}\``,
  ];
  const warning = idle === undefined ? [] : [`<Warning>This field has no effect. ${toMdx(idle)}</Warning>`];
  return [
    `${'#'.repeat(level)} \`${path}\``,
    `**${facts.map((fact) => (fact.includes('`') ? fact : toMdx(fact))).join(', ')}.** ${toMdx(description)}`,
    ...warning,
    writeFence('json', formatJson(example ?? {})),
  ].join('\n\n');
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
