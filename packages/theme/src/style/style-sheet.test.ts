import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle, transform } from 'lightningcss';
import { parse } from 'postcss';
import type { ChildNode, Root, Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { bundleSheet, SPLIT_LISTS } from '../../../../scripts/bundle-sheet.ts';
import { unlayerStyleSheet } from '../unlayered/unlayer-style-sheet.ts';

const code = bundleSheet(join(import.meta.dirname, '../styles.css'));
const sheet = parse(code);
const unlayered = parse(code);
unlayerStyleSheet(unlayered);

/** The rules that select elements. */
function findRules(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (!isWithin(rule, 'keyframes')) rules.push(rule);
  });
  return rules;
}

function isWithin(node: ChildNode, name: string): boolean {
  const { parent } = node;
  if (parent === undefined || parent.type === 'root' || parent.type === 'document') return false;
  return (parent.type === 'atrule' && 'name' in parent && parent.name === name) || isWithin(parent as ChildNode, name);
}

/** Ours alone, or our mode and something of ours within it. */
const UNDER_ROOT = /^(?::is\((?=\.octavo-)|\[data-octavo-[\w-]+(?:="?\w+"?)?\] |:root:not\(\[data-octavo-mode\]\) )?\.octavo(?![a-z])/;

/** Whether a browser looks a selector up by the name, class, id or attribute of the elements that it finds, or of one alone within `:where` or `:is`. */
function isNamed(selector: string): boolean {
  const flat = selector.replaceAll(/:(?:where|is)\(([^(),]*)\)|\([^()]*\)/g, (_, one: string | undefined) => one ?? '');
  return flat === selector ? /[\w.#[]/.test(/[^\s>+~]*$/.exec(selector)?.[0].replace(/:.*$/, '') ?? '') : isNamed(flat);
}

/** gzip, in bytes: the sheets of a page may weigh 16,000 in all, that of an API, of utilities and the site's own colours among them. */
const LIMIT = 13_000;

describe('the style sheet', () => {
  it('selects nothing outside of our classes', () => {
    const selectors = findRules(sheet).flatMap((rule) => (rule.selector.includes('&') ? [] : rule.selectors));
    expect(selectors.length).toBeGreaterThan(100);
    expect(selectors.filter((selector) => !UNDER_ROOT.test(selector))).toEqual([]);
  });

  it('declares no custom property, keyframes or layer without our name', () => {
    const names: string[] = [];
    sheet.walkDecls(/^--/, ({ prop }) => void names.push(prop));
    sheet.walkAtRules(/^(?:keyframes|property|font-palette-values)$/, ({ params }) => void names.push(params));
    sheet.walkAtRules('layer', ({ params }) => void names.push(...params.split(/,\s*/)));
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !/^(?:--)?octavo[-.]/.test(name))).toEqual([]);
    const foreign: string[] = [];
    sheet.walkAtRules(/^(?:import|namespace|page|view-transition)$/, ({ name }) => void foreign.push(name));
    sheet.walkAtRules('font-face', (face) => face.walkDecls('font-family', ({ value }) => void foreign.push(value)));
    expect(new Set(foreign)).toEqual(new Set(['Octavo Sans', 'Octavo Mono']));
  });

  it('has no rule outside of our layers', () => {
    expect(findRules(sheet).filter((rule) => !isWithin(rule, 'layer'))).toEqual([]);
  });

  it('fades the list of pages where it goes on, above and below', () => {
    const fading = findRules(sheet).filter(({ nodes }) => {
      const text = nodes.join('; ');
      return text.includes('position: sticky') && text.includes('linear-gradient(transparent');
    });
    expect(fading.flatMap(({ selectors }) => selectors)).toEqual(['.octavo-menu:before', '.octavo-sidebar:after']);
  });

  it('is small on a page', () => {
    const minified = bundle({ filename: join(import.meta.dirname, '../page.css'), minify: true, visitor: SPLIT_LISTS }).code;
    expect(gzipSync(minified).length).toBeLessThan(LIMIT);
  });

  it('has few rules that a browser tries on every element of a page', () => {
    const page = parse(bundleSheet(join(import.meta.dirname, '../page.css')));
    const tried = findRules(page).flatMap(({ selectors }) => selectors.filter((selector) => !isNamed(selector)));
    expect(tried.length).toBeGreaterThan(10);
    expect(tried.length, tried.join('\n')).toBeLessThan(55);
  });

  it.each([
    ['.octavo :where(h1, h2):focus', '.octavo :where(h1):focus, .octavo :where(h2):focus'],
    ['.octavo :is(h1, .a)', '.octavo :is(h1, .a)'],
    ['.octavo p:where(.a, .b)', '.octavo p:where(.a, .b)'],
    ['.octavo :where(h1, h2) > .a', '.octavo :where(h1, h2) > .a'],
    ['.octavo :where(ul, ol):not(.a)', '.octavo :where(ul, ol):not(.a)'],
  ])('is published with the lists apart that would be tried everywhere: %s', (selector, expected) => {
    const { code: split } = transform({ filename: 'a.css', code: Buffer.from(`${selector} { color: red }`), visitor: SPLIT_LISTS });
    expect(parse(split.toString()).first).toMatchObject({ selector: expected });
  });
});

describe('the unlayered style sheet', () => {
  it('keeps in layers custom properties alone, and gives every other rule a weight', () => {
    const isRight = (rule: Rule): boolean => {
      const declarations = rule.nodes.filter((node) => node.type === 'decl');
      if (isWithin(rule, 'layer')) return declarations.every(({ prop }) => prop.startsWith('--'));
      const isWeighed = rule.selector.includes('&') || rule.selectors.every((selector) => selector.includes(String.raw`:not(#\#)`));
      return isWeighed && declarations.every(({ prop }) => !prop.startsWith('--'));
    };
    expect(findRules(unlayered).filter((rule) => !isRight(rule))).toEqual([]);
  });

  it('weighs by layer', () => {
    const weightOf = (start: string): number => {
      const rule = findRules(unlayered).find(({ selector, parent }) => selector.startsWith(start) && parent?.type === 'root');
      return (rule?.selectors[0]?.split(String.raw`:not(#\#)`).length ?? 0) - 1;
    };
    expect(['.octavo:', '.octavo-prose', '.octavo-skip', '.octavo:not(#\\#):not(#\\#):not(#\\#):not(#\\#)'].map(weightOf)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it('begins with what undoes the rules of a host', () => {
    expect(unlayered.first?.toString()).toMatch(/^\.octavo:not\(#\\#\) :where\(.*\{ all: revert-layer; \}$/);
  });

  it('undoes nothing in a sheet that is fetched later', () => {
    const later = parse('@layer octavo.reset, octavo.components; @layer octavo.components { .octavo .octavo-field { margin: 0 } }');
    unlayerStyleSheet(later);
    expect(later.toString()).not.toContain('revert-layer');
  });

  it('loses no declaration', () => {
    const count = (root: Root): number => {
      let total = 0;
      root.walkDecls(() => void (total += 1));
      return total;
    };
    expect(count(unlayered)).toBe(count(sheet) + 1);
  });
});
