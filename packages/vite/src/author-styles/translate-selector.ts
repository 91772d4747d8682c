import { THEME_NAMES } from '@octavo/core/internal';
import { FAMILIAR_CLASS_SELECTORS, FAMILIAR_COMPONENTS, FAMILIAR_ID_SELECTORS, FAMILIAR_PARTS, FAMILIAR_STATES } from './familiar-names.ts';

/**
 * A utility class of the original's own markup, by which authors tell an element from another of its id. One that a script may add to an
 * element (`hidden`) is not among them.
 */
const UTILITY =
  /\.(?:[\w-]+\\:)*(?:static|fixed|absolute|relative|sticky|block|flex|grid|contents|grow|shrink|-?(?:[mp][trblxyse]?|[wh]|min|max|z|top|left|right|bottom|inset|gap|space|items|justify|self|order|flex|grid|grow|shrink|basis|overflow|leading|transition)-(?:[\w-]|\\.)+)(?![\w-])/;

/** What a selector is made of: an id with such classes, a string, an attribute, a pseudo-class, an escape, an id, a class or the name of an element. */
const TOKEN = new RegExp(
  [
    `#[\\w-]+(?:${UTILITY.source})+`,
    /#topbar-cta-button(?:\s*>?\s*a)?(?:\s+|\s*>\s*)(?:span|\.bg-primary[\w-]*)(?![\w-])/.source,
    /(?:span)?\[\s*data-as=["']?p["']?\s*\]/.source,
    /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\[(?:[^\]"']|"[^"]*"|'[^']*')*\]|::?[\w-]+/.source,
    /[#.]?-?(?:[a-z_]|[^\0-\x7f]|\\.)(?:[\w-]|[^\0-\x7f]|\\.)*/.source,
  ].join('|'),
  'gi',
);

/** Names of the original's themes, with which some of its ids begin or end. */
const THEME = new RegExp(`^(?:${THEME_NAMES.join('|')})-|-(?:${THEME_NAMES.join('|')})$`);

/** What lies directly in a list there, and in an item of it here. */
const LISTED: Readonly<Record<string, RegExp>> = {
  '.octavo-nav > ul': /^\s*>\s*(?:ul|div|\.sidebar-group)(?![\w-])/,
  '.octavo-tabs-bar-list': /^\s*>\s*a(?![\w-])/,
};

/** The part of a selector before a token is within a `:has()`, which may hold no other. */
const IN_HAS = /:has\([^()]*(?:\([^()]*\)[^()]*)*$/;

/** Elements of HTML and SVG that have the name of a component. */
const REAL_ELEMENTS: ReadonlySet<string> = new Set(['frame', 'link']);

/**
 * Lets a selector that was written for the hosted original find what stands in its place: each name that the original documents is itself or
 * ours, so that an author's element of that name is found as before and the selector weighs no less.
 *
 * `#navbar a` -> `:is(#navbar, .octavo-top) a`; `#header.relative` -> `:is(#header.relative, .octavo-article-header)`
 */
export function translateSelector(selector: string): string {
  return selector.replace(TOKEN, (token, offset: number) => {
    const ours = findOurs(token);
    if (ours === undefined || ours === token) return token;
    const [before, after] = [selector.slice(0, offset), selector.slice(offset + token.length)];
    if (ours.includes(':has(') && IN_HAS.test(before)) return /\bli$/.test(before) ? ' > [aria-current]' : token;
    return `:is(${token}, ${ours}${find(LISTED, ours)?.test(after) === true ? ` > li` : ''})`;
  });
}

function findOurs(token: string): string | undefined {
  // The background of the button is an element of its own there.
  if (/^#topbar-cta-button\W.*[\s>.]/s.test(token) && !UTILITY.test(token)) return FAMILIAR_COMPONENTS['primary-header-button'];
  if (token.startsWith('#')) return find(FAMILIAR_ID_SELECTORS, token.slice(1).replace(/\..*/, '').replace(THEME, ''));
  if (token.startsWith('.')) return find(FAMILIAR_CLASS_SELECTORS, token.slice(1).replace(/^mint-/, ''));
  // A paragraph of the original is an element of its own.
  if (token.includes('data-as')) return 'p';
  if (token.startsWith('[')) return findAttribute(token);
  return /^\w/.test(token) && !REAL_ELEMENTS.has(token) ? find(FAMILIAR_CLASS_SELECTORS, token) : undefined;
}

function findAttribute(token: string): string | undefined {
  // An entry of the sidebar has the address of its page as its id there.
  const [, address] = /^\[\s*id\s*\$?=\s*["']?(\/[\w./-]*)["']?\s*\]$/.exec(token) ?? [];
  if (address !== undefined) return `:has(> a[href$='${address}'])`;
  const [, name = '', value] = /^\[\s*data-([a-z-]+)\s*(?:=\s*["']?([\w-]*)["']?\s*)?\]$/.exec(token) ?? [];
  if (value === undefined || value === 'true') return find(FAMILIAR_STATES, name);
  if (name === 'component-part') return find(FAMILIAR_PARTS, value);
  if (name === 'component-name') return find(FAMILIAR_COMPONENTS, value);
  if (name === 'callout-type') return `.octavo-callout[data-type='${value}']`;
  if (name === 'page-mode') return `:has([data-mode='${value}'])`;
  if (name === 'testid' && value === 'copy-code-button') return '.octavo-code-copy';
  return name === 'depth' ? `.octavo-toc-list [data-level='${value}']` : undefined;
}

function find<Value>(names: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
