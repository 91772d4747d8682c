import type { FontAddresses } from '@octavo/theme/internal/document';

/** Of a body that is mostly markup: text of few other letters does without, English with a name now and then too. */
const ACCENT_EVERY = 2000;

/** Which of KaTeX's fonts its classes ask for; of the others a formula has a letter now and then. */
const MATH_CLASSES: readonly (readonly [font: string, classes: RegExp])[] = [
  ['KaTeX_Main-Regular', /katex/],
  ['KaTeX_Main-Bold', /\bmathbf\b/],
  ['KaTeX_Math-Italic', /\bmathnormal\b/],
  ['KaTeX_AMS-Regular', /\b(?:mathbb|amsrm)\b/],
  ['KaTeX_Size1-Regular', /\b(?:small-op|delimsizing size1|delim-size1)\b/],
  ['KaTeX_Size2-Regular', /\b(?:large-op|delimsizing size2)\b/],
  ['KaTeX_Size3-Regular', /\bdelimsizing size3\b/],
  ['KaTeX_Size4-Regular', /\b(?:delimsizing size4|delim-size4)\b/],
];

/** Lists the fonts that a document fetches before its sheets ask for them: those that its first screen is most likely set in. */
export function listEarlyFonts(fonts: FontAddresses, { body, hasOwnText }: { body: string; hasOwnText: boolean }): string[] {
  const hasAccents = (body.match(/[À-ÖØ-öø-ÿ]/g)?.length ?? 0) * ACCENT_EVERY > body.length;
  const asked = body.includes('class="katex') ? MATH_CLASSES : [];
  return [
    ...(hasOwnText && !/<(?:pre|code)\b/.test(body) ? [] : fonts.text),
    ...(hasOwnText || !hasAccents ? [] : fonts.accents),
    ...asked.flatMap(([font, classes]) => (classes.test(body) ? (fonts.math[font] ?? []) : [])),
  ];
}

/** The fonts of a bundle by their addresses. */
export function locateFonts({ text, accents, math }: FontAddresses, url: (file: string) => string): FontAddresses {
  return {
    text: text.map(url),
    accents: accents.map(url),
    math: Object.fromEntries(Object.entries(math).map(([font, file]) => [font, url(file)])),
  };
}
