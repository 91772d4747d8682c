import type { Node } from 'jsonc-parser';
import { findFrontmatterText } from '../page/frontmatter-value.ts';
import { toHref } from '../path.ts';
import { createRedirectMatcher } from '../site/redirects/match-redirect.ts';
import type { Site } from '../site/site.ts';
import { composeConfig } from '../config/compose/compose-config.ts';
import type { ConfigReader } from '../config/compose/config-reader.ts';
import { isJsonObject } from '../config/json-value.ts';
import type { JsonObject } from '../json.ts';
import { parseConfig } from '../config/parse-config.ts';
import { parseJson, valueOf } from '../config/parse-json.ts';
import { createComposer } from './compose-text.ts';
import { UPGRADE_FIELDS } from './upgrade-fields.ts';
import { upgradeNavigation } from './upgrade-navigation.ts';
import type { KnownPages } from './navigation-source.ts';

/** Fields of the classic shape that become `navigation`. */
const NAVIGATION: ReadonlySet<string> = new Set(['navigation', 'versions', 'tabs', 'anchors', 'primaryTab', 'topAnchor']);

const FILE = 'docs.json';

/** What is known beside the text. */
export interface UpgradeOptions {
  /** The site that the file makes, by which the new one leads to the same first pages. */
  site?: Pick<Site, 'pages'>;
  /** Of the API files of the field `openapi`, as written there, those whose operations have generated pages. */
  generated?: readonly string[];
  /** Reads the files that the config refers to. */
  read?: ConfigReader;
  /** Where editors find the schema of the current shape. Default: the file keeps what it has. */
  schema?: string;
}

/**
 * Writes a config of the classic shape in the current one: the same site. Comments and the order of fields are kept; what is not another
 * in the current shape stands letter by letter, and so does its `$ref`; another file that becomes part of something else is written into
 * this one. Undefined for a file that is in the current shape, or that is no config.
 */
export function upgradeConfig(text: string, { site, generated = [], read, schema }: UpgradeOptions = {}): string | undefined {
  const { root, value: own } = parseJson(text);
  const written = root && valueOf(composeConfig(root, { file: FILE, text }, read).root);
  const { config } = parseConfig(text, FILE, { ...(read && { read }) });
  if (root === undefined || !isJsonObject(own) || !isJsonObject(written) || config === undefined) return undefined;
  if (!Array.isArray(written['navigation'])) return undefined;

  const isRedirected = createRedirectMatcher(config.redirects);
  const pages: KnownPages = {
    versionOf: (href) => findFrontmatterText(site?.pages[href]?.frontmatter ?? {}, 'version'),
    isShown(href) {
      const page = site?.pages[href];
      return page === undefined ? site === undefined : !page.isHidden && findFrontmatterText(page.frontmatter, 'url') === undefined;
    },
    leadsOn: (url) => site?.pages[toHref(url)] !== undefined || isRedirected(toHref(url)),
  };
  const target: JsonObject = {};
  const composer = createComposer(text, root);
  const addField = (name: string): void => {
    const value = written[name];
    if (value === undefined) return;
    if (NAVIGATION.has(name)) target['navigation'] ??= upgradeNavigation({ written, config, pages, generated });
    else if (name === '$schema' && schema !== undefined) target[name] = schema;
    else if (Object.hasOwn(UPGRADE_FIELDS, name)) UPGRADE_FIELDS[name]?.(value, target);
    else target[name] = own[name] ?? value;
  };
  for (const [name, property] of propertiesOf(root)) {
    const before = JSON.stringify(target);
    for (const one of name === '$ref' ? Object.keys(written).filter((field) => own[field] === undefined) : [name]) addField(one);
    const key = changedKey(JSON.parse(before), target);
    if (key !== undefined || written[name] !== undefined) composer.add(property, key ?? (NAVIGATION.has(name) ? 'navigation' : undefined));
  }
  if (schema !== undefined) target['$schema'] ??= schema;
  // The current shape asks for one.
  target['theme'] ??= 'mint';
  const isSorted = site === undefined ? namesApis(written) : Object.values(site.pages).some((page) => page.isGenerated === true);
  if (isSorted) keepOrder(target);
  return composer.render(target);
}

function namesApis({ api, openapi, tabs, anchors }: JsonObject): boolean {
  const divisions = [tabs, anchors].flatMap((list) => (Array.isArray(list) ? list : []));
  return api !== undefined || openapi !== undefined || divisions.some((one) => isJsonObject(one) && one['openapi'] !== undefined);
}

/** Without a word of the author's, the classic shape sorts operations that no page names by title, and the current one does not. */
function keepOrder(target: JsonObject): void {
  const api = isJsonObject(target['api']) ? target['api'] : {};
  target['api'] = { ...api, maintainOrder: api['maintainOrder'] ?? false };
}

function propertiesOf(root: Node): [name: string, property: Node][] {
  return (root.children ?? []).flatMap((property): [string, Node][] => {
    const name = property.children?.[0]?.value;
    return typeof name === 'string' ? [[name, property]] : [];
  });
}

/** The field of the new file that a field of the old one went to; of several the first. */
function changedKey(before: JsonObject, after: JsonObject): string | undefined {
  return Object.keys(after).find((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
