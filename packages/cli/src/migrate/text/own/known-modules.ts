import path from 'node:path';
import { asMarkup } from '../../evaluate/markup.ts';
import { OF_TOOLS } from '../../evaluate/read-jsx.ts';
import type { ModuleNames } from '../../evaluate/list-exports.ts';
import { asList, asObject } from '../../read-value.ts';
import { UNREAD } from '../../evaluate/unread.ts';
import { writeTag } from '../../evaluate/write-tag.ts';
import { slotProp } from './astro-template.ts';
import { showMembers } from './show-members.ts';
import { toIconName } from '../show-lucide-icons.ts';

/** What packages give that components of many sites are made with, without their files. */
export function findKnownModule(specifier: string): ModuleNames | undefined {
  if (/^(?:@lucide\/\w+|lucide-[\w-]+)$/.test(specifier)) return toModule(createIcon);
  if (OF_TOOL.test(specifier)) return toModule((name) => (OF_TOOLS.test(name) ? createToolComponent(name) : UNREAD));
  if (specifier === 'vitepress/theme') return toModule(createThemeComponent);
  if (/^(?:marked|snarkdown)$/.test(specifier)) return OF_MARKDOWN;
  // What hovers is not shown; what it hovers over is.
  if (specifier === 'floating-vue') return toModule(() => (props: unknown) => asObject(props)['children']);
  // A site is built in its folder, from which paths are.
  if (/^(?:node:)?process$/.test(specifier)) return { scope: new Map(), exports: new Map([['cwd', () => () => '.']]) };
  return /^(?:node:)?path(?:\/posix)?$/.test(specifier) ? { scope: new Map(), exports: OF_PATH } : undefined;
}

/** What VitePress gives a module beside a component: of the page, the language alone is known. */
export function createVitepressModule(language: string | undefined): ModuleNames {
  const data = { lang: { value: language ?? UNREAD }, isDark: { value: false } };
  return { scope: new Map(), exports: new Map([['useData', () => () => data]]) };
}

/** Where a component of the site's own has those of its tool from, often under another name: `Card as StarlightCard`. */
const OF_TOOL = /^(?:@astrojs\/starlight\/components|nextra\/components|nextra-theme-docs|fumadocs-ui\/components\/[\w-]+)$/;

function createToolComponent(name: string): unknown {
  return (props: unknown) => {
    const inner = asMarkup(asObject(props)['children']);
    return inner === UNREAD ? UNREAD : writeTag(name, asObject(props), inner);
  };
}

/** The parts of a team's page, by what stands in their slots. */
function createThemeComponent(name: string): unknown {
  const sign = { VPTeamPage: '', VPTeamPageTitle: '# ', VPTeamPageSection: '## ' }[name];
  if (name === 'VPTeamMembers') return (props: unknown) => ({ markup: `\n\n${showMembers(asList(asObject(props)['members']))}\n\n` });
  if (sign === undefined) return UNREAD;
  return (given: unknown) => {
    const props = asObject(given);
    const parts = [props[slotProp('title')], props[slotProp('lead')], props[slotProp('members')] ?? props['children']].map(asMarkup);
    const written = parts.map((part, nth) =>
      part === UNREAD || part.markup.trim() === '' ? '' : `\n\n${nth === 0 ? sign : ''}${part.markup.trim()}\n\n`,
    );
    return parts.includes(UNREAD) ? UNREAD : { markup: written.join('') };
  };
}

function createIcon(component: string): unknown {
  return (props: unknown) => writeTag('Icon', { icon: toIconName(component), size: asObject(props)['size'] }, { markup: '' });
}

/** A module of components, which are made when they are asked for. */
function toModule(create: (name: string) => unknown): ModuleNames {
  const get = (name: string) => () => create(name);
  return { scope: new Map(), exports: Object.assign(new Map<string, () => unknown>(), { get }) };
}

/** What makes HTML of Markdown leaves it as the Markdown that it is. */
const KEEP = (text: unknown): unknown => text;
const MARKED = Object.assign((text: unknown): unknown => text, { parse: KEEP, parseInline: KEEP });
const OF_MARKDOWN: ModuleNames = {
  scope: new Map(),
  exports: new Map(
    Object.entries({ default: MARKED, marked: MARKED, parse: KEEP, parseInline: KEEP }).map(([name, value]) => [name, () => value]),
  ),
};

const OF_PATH = new Map(
  [path.posix.basename, path.posix.dirname, path.posix.extname, path.posix.join, path.posix.parse].map((call): [string, () => unknown] => [
    call.name,
    () =>
      (...given: string[]): unknown =>
        given.every((one) => typeof one === 'string') ? Reflect.apply(call, undefined, given) : UNREAD,
  ]),
);
