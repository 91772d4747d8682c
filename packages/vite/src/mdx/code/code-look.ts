import type { ColorPair } from './paired-theme.ts';

/** How a piece of code looks, by its class: `shiki-cf222e-ff7b72-b`. Bits of a font's style are those of TextMate grammars. */
const FONT_STYLES: readonly { bit: number; letter: string; css: string }[] = [
  { bit: 1, letter: 'i', css: '--shiki-light-font-style:italic' },
  { bit: 2, letter: 'b', css: '--shiki-light-font-weight:bold' },
  { bit: 4, letter: 'u', css: 'text-decoration:underline' },
];
const NAME = /^shiki-(?:([0-9a-f]{3,8})-([0-9a-f]{3,8}))?-?([ibu]*)$/;

/**
 * The looks of the default themes, but for what no grammar that is known gives, by their classes: a page has some of these a hundred times, so
 * they are short. Documents have them in a sheet that all share: a page without another one asks for no sheet of its own.
 */
const DEFAULTS: ReadonlyMap<string, string> = new Map(
  (
    '0550ae-79c0ff 0550ae-79c0ff-b 0a3069-a5d6ff 116329-7ee787 116329-7ee787-b 1f2328-e6edf3 1f2328-e6edf3-b 1f2328-e6edf3-i ' +
    '6e7781-8b949e 82071e-ffa198 82071e-ffa198-i 8250df-d2a8ff 8250df-d2a8ff-b 953800-ffa657 cf222e-ff7b72'
  )
    .split(' ')
    .map((look, index) => [`shiki-${index}`, `shiki-${look}`]),
);

/** The classes of the looks of the default themes. */
export const DEFAULT_LOOKS: ReadonlySet<string> = new Set(DEFAULTS.keys());

const SHORT: ReadonlyMap<string, string> = new Map([...DEFAULTS].map(([short, long]) => [long, short]));

/** The class of a look: short for a default one; the name of another says all of it, so that a page needs no list. Empty for that of the block. */
export function nameCodeLook(pair: ColorPair | undefined, fontStyle = 0): string {
  const letters = fontStyle <= 0 ? '' : FONT_STYLES.map(({ bit, letter }) => (fontStyle & bit ? letter : '')).join('');
  const colors = pair === undefined ? '' : [pair.light, pair.dark].map((color) => color.replace('#', '').toLowerCase()).join('-');
  const name = `shiki-${[colors, letters].filter((part) => part !== '').join('-')}`;
  return name === 'shiki-' || !NAME.test(name) ? '' : (SHORT.get(name) ?? name);
}

/** Lists the looks of a block of code. */
export function listCodeLooks(html: string): string[] {
  return [...html.matchAll(/ class="(?:shiki )?(shiki-[^" ]+)/g)].map(([, name = '']) => name);
}

/** The rules of the looks among these classes, in their order. */
export function renderCodeLooks(classes: Iterable<string>): string {
  return [...new Set(classes)]
    .toSorted()
    .flatMap((name) => {
      const [, light, dark, letters = ''] = NAME.exec(DEFAULTS.get(name) ?? name) ?? [];
      const colors = light === undefined || dark === undefined ? [] : [`--shiki-light:#${light};--shiki-dark:#${dark}`];
      const fonts = FONT_STYLES.flatMap(({ letter, css }) => (letters.includes(letter) ? [css] : []));
      return colors.length + fonts.length === 0 ? [] : [`.octavo .${name}{${[...colors, ...fonts].join(';')}}`];
    })
    .join('');
}
