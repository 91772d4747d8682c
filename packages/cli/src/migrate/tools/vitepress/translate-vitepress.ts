import { dropHoverScripts } from '../../text/drop-hover-scripts.ts';
import { editFrontmatter } from '../../text/edit-frontmatter.ts';
import { editProse } from '../../text/edit-prose.ts';
import { keepBadgeIds } from '../../text/keep-badge-ids.ts';
import { findFences } from '../../text/mask-code.ts';
import { removeScripts } from '../../text/remove-scripts.ts';
import { showEmoji } from '../../text/show-emoji.ts';
import { fillTemplates } from './fill-templates.ts';
import { showZoomed } from '../../text/show-zoomed.ts';
import { showHome } from './show-home.ts';
import { showTeam } from './show-team.ts';
import { showVueComponents } from './show-vue-components.ts';
import { translateTabs } from './translate-tabs.ts';
import { unwrapContainers } from '../../text/unwrap-containers.ts';
import type { Codemod, PageScope } from '../../tool.ts';

/** Writes what only VitePress's Markdown has in our words. */
export const translateVitepress: readonly Codemod[] = [
  // First: what follows writes components of ours, which may be called as the site's own are.
  showVueComponents,
  showHome,
  showTeam,
  translateTabs,
  showZoomed,
  fillTemplates,
  removeScripts,
  dropHoverScripts,
  translateFences,
  keepBadgeIds,
  translateBadges,
  dropMarks,
  unwrapContainers,
  showEmoji,
  dropBindings,
  translateFields,
];

/** `js:line-numbers {1}`, `html-vue` */
function translateFences(text: string): string {
  let result = text;
  for (const { start, opening, indent } of findFences(text).toReversed()) {
    const [, sign = '', language = '', rest = ''] = /^([`~]+)[ \t]*([^\s{[:]*)(.*)$/.exec(opening) ?? [];
    const numbers = /:line-numbers(?!=)|:line-numbers=\d+/.test(rest) ? ' lines' : '';
    const next = `${sign}${language.replace(/-vue$/, '')}${rest.replaceAll(/:(?:no-)?line-numbers(?:=\d+)?|:v-pre\b/g, '')}${numbers}`;
    const at = start + indent.length;
    if (next !== opening) result = result.slice(0, at) + next + result.slice(at + opening.length);
  }
  return result;
}

const COLORS: Readonly<Record<string, string>> = { tip: 'green', warning: 'yellow', danger: 'red', info: 'gray' };

/** Vue takes the name in any case. */
const BADGE = /<Badge\b([^<>]*?)\/>|<Badge\b([^<>]*?[^/<>])?>([^<>]*)<\/Badge>/gi;

/** `<Badge type="tip" text="1.2" />`, `<badge type="tip">1.2</badge>` -> `<Badge color="green">1.2</Badge>` */
function translateBadges(text: string): string {
  return editProse(text, BADGE, ({ groups: [whole = '', first, second, held = ''] }) => {
    const attributes = first ?? second ?? '';
    const label = /\btext=(?:"([^"]*)"|'([^']*)')/.exec(attributes);
    const shown = (label?.[1] ?? label?.[2])?.replaceAll('<', '&lt;').replaceAll('{', '&#123;') ?? held.trim();
    if (shown === '') return whole;
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? 'tip';
    return `<Badge color="${COLORS[type] ?? 'green'}">${shown}</Badge>`;
  });
}

const TAG = /<([A-Za-z][\w.-]*)((?:\s+[:@#\w.[\]-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))?)*)\s*(\/?)>/g;
const ATTRIBUTE = /\s+[:@#\w.[\]-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))?/g;
const BINDING = /^\s+(?:[:@#]|v-)/;
/** `h=[1rem]`: MDX has no value without quotes. */
const UNQUOTED = /\s*=\s*([^\s"'<>={][^\s"'<>=]*)$/;
/** What says how Vue reads a text, and changes nothing of it. */
const PLAIN = /^\s+v-(?:pre|once|cloak)\b/;

/** Elements that have no end. */
const VOID = /^(?:area|br|col|hr|img|input|source|track|wbr)$/;

/** `<Team :members="list" @click="go" v-if="x">`: what Vue would compute is no attribute here; `<sup a=1 />` is closed, and its value quoted, as HTML wants it. */
function dropBindings(text: string, { note }: PageScope): string {
  const opened = editProse(text, TAG, ({ groups: [, name = '', attributes = '', end = ''], offset }) => {
    const all = [...attributes.matchAll(ATTRIBUTE)].map(([attribute]) => attribute);
    const bindings = all.filter((one) => BINDING.test(one) && !PLAIN.test(one)).map((one) => one.trim().replaceAll(/\s+/g, ' '));
    if (name === 'template') return '';
    const rest = all.filter((one) => !BINDING.test(one)).map((one) => one.replace(UNQUOTED, '="$1"'));
    const close = end === '' ? '>' : /^[a-z][a-z\d]*$/.test(name) && !VOID.test(name) ? `></${name}>` : ' />';
    const next = `<${name}${rest.join('')}${close}`;
    if (bindings.length === 0) return rest.join('') === all.join('') && close !== `></${name}>` ? undefined : next;
    note(
      {
        kind: 'by-hand',
        isOwnCode: true,
        what: 'attribute that Vue computes',
        message: `\`${bindings.join(' ')}\` of <${name}> was removed.`,
      },
      offset,
    );
    return next;
  });
  return editProse(opened, /<\/template>/g, () => '');
}

/** `[[toc]]`, `<ClientOnly>`, `{target="_blank"}` behind a link, `::: v-pre` around a text, `%{#id}%` of another pair of signs. */
function dropMarks(text: string): string {
  const ids = editProse(
    text,
    /^([ \t]*#{1,6}[ \t].*?)%\{(#[\w.:-]+)\}%[ \t]*$/gm,
    ({ groups: [, heading = '', id = ''] }) => `${heading.trimEnd()} {${id}}`,
  );
  const bare = editProse(ids, /^\[\[toc\]\][ \t]*$|<\/?ClientOnly\b[^<>]*>/gim, () => '');
  // What stands behind a link or a picture is said of it; its name can be led to.
  const plain = editProse(bare, /(?<=\))[ \t]*\{((?:[\w-]+=(?:"[^"]*"|\w+)\s*|[.#][\w-]+\s*)+)\}/g, ({ groups: [, said = ''] }) => {
    const id = /#([\w-]+)/.exec(said)?.[1];
    return id === undefined ? '' : ` <span id="${id}"></span>`;
  });
  return editProse(plain, /^([ \t]*):::[ \t]*(?:v-pre|raw)\b[^\n]*\n([\s\S]*?)^\1:::[ \t]*$/gm, ({ groups: [, , held = ''] }) =>
    held.trimEnd(),
  );
}

/** Fields that say how VitePress lays out a page, and have no meaning here. */
function translateFields(text: string, { note }: PageScope): string {
  return editFrontmatter(text, (data) => {
    if (data['head'] !== undefined)
      note({
        kind: 'differs',
        what: 'frontmatter field `head`',
        message: 'Head tags of this page were not migrated; set them in `og:…`, `twitter:…` or `seo.metatags`.',
      });
    return { layout: data['layout'] === 'page' || data['layout'] === 'doc' ? undefined : (data['layout'] ?? undefined) };
  });
}
