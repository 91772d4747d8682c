import type { HighlighterCore, ShikiTransformer, ThemeRegistrationResolved } from '@shikijs/core';
import { toString } from 'hast-util-to-string';
import { nameCodeLook } from './code-look.ts';
import { measureIndent } from './measure-indent.ts';
import type { LineMark } from './notation-marks.ts';
import type { TypeNote } from './type-notes.ts';

/** How a block of code is shown. */
export interface CodeDisplay {
  language: string;
  marks: ReadonlyMap<number, LineMark>;
  /** The types of its names; a block that transformers of an extension render shows none. */
  notes?: readonly TypeNote[] | undefined;
  /** What the author wrote after the language, for transformers. */
  meta?: string | undefined;
}

/** How a block is rendered through Shiki's own tree. */
export interface TransformedBlock extends Omit<CodeDisplay, 'language' | 'notes'> {
  /** A grammar that the highlighter has loaded; undefined for plain text. */
  lang: string | undefined;
  themes: Record<'light' | 'dark', ThemeRegistrationResolved>;
  tokenizeMaxLineLength: number;
  tokenizeTimeLimit: number;
  transformers: readonly ShikiTransformer[];
}

/** Renders a block as one HTML string that transformers of Shiki have had a hand in: the same markup as without them, and what they add. */
export function renderTransformed(core: HighlighterCore, code: string, block: TransformedBlock): string {
  const { lang = 'text', transformers, marks, meta, ...options } = block;
  return core.codeToHtml(code, {
    ...options,
    lang,
    defaultColor: false,
    transformers: [...transformers, toOwnMarkup(block)],
    ...(meta !== undefined && { meta: { __raw: meta } }),
  });
}

/** `style="--shiki-light:#CF222E;--shiki-dark:#FF7B72"` -> `class="shiki-cf222e-ff7b72"`, and the marks of lines. */
function toOwnMarkup({ marks, themes: { light, dark } }: Pick<TransformedBlock, 'marks' | 'themes'>): ShikiTransformer {
  const foreground = nameCodeLook({ light: light.fg, dark: dark.fg });
  const shikis: ReadonlySet<string> = new Set(['shiki', 'shiki-themes', light.name, dark.name]);
  return {
    name: 'octavo:markup',
    enforce: 'post',
    pre({ properties }) {
      const { look, rest } = takeLook(properties['style']);
      properties['class'] = ['shiki', look, ...readNames(properties['class']).filter((name) => !shikis.has(name))].join(' ');
      setStyle(properties, rest);
    },
    line(line, number) {
      const { properties } = line;
      line.children = line.children.flatMap((child) =>
        child.type === 'element' && Object.keys(child.properties).length === 0 ? child.children : child,
      );
      const indent = measureIndent(toString(line));
      if (indent > 0) properties['data-indent'] = indent;
      const { highlight, focus, diff } = marks.get(number) ?? {};
      if (highlight) properties['data-highlight'] = '';
      if (focus) properties['data-focus'] = '';
      if (diff) properties['data-diff'] = diff;
    },
    span({ properties }) {
      const { look, rest } = takeLook(properties['style']);
      const names = [...(look === foreground ? [] : [look]), ...readNames(properties['class'])].filter((name) => name !== '');
      if (names.length > 0) properties['class'] = names.join(' ');
      setStyle(properties, rest);
    },
  };
}

/** The look that a style says, and what else is in it. */
function takeLook(style: unknown): { look: string; rest: string } {
  const entries = String(style ?? '')
    .split(';')
    .filter((entry) => entry !== '')
    .map((entry): [string, string] => [entry.slice(0, entry.indexOf(':')), entry.slice(entry.indexOf(':') + 1)]);
  const { '--shiki-light': light, '--shiki-dark': dark, ...others } = Object.fromEntries(entries);
  const fontStyle =
    (others['--shiki-light-font-style'] === 'italic' ? 1 : 0) |
    (others['--shiki-light-font-weight'] === 'bold' ? 2 : 0) |
    (others['--shiki-light-text-decoration'] === 'underline' ? 4 : 0);
  const look = nameCodeLook(light !== undefined && dark !== undefined ? { light, dark } : undefined, fontStyle);
  const rest = Object.entries(others).filter(
    ([name]) => !/^--shiki-(?:light|dark)-(?:bg|font-style|font-weight|text-decoration)$/.test(name),
  );
  return { look, rest: rest.map(([name, value]) => `${name}:${value}`).join(';') };
}

/** Transformers add to a list or to a text. */
function readNames(value: unknown): string[] {
  return String(Array.isArray(value) ? value.join(' ') : (value ?? ''))
    .split(' ')
    .filter((name) => name !== '');
}

function setStyle(properties: Record<string, unknown>, style: string): void {
  if (style === '') delete properties['style'];
  else properties['style'] = style;
}
