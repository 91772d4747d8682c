import type { FontAddresses } from '@octavo/theme/internal/document';

/** Of a body that is mostly markup: text of few other letters does without, English with a name now and then too. */
const ACCENT_EVERY = 2000;

/** Lists the fonts that a document fetches before its sheets ask for them: those that its first screen is most likely set in. */
export function listEarlyFonts(fonts: FontAddresses, { body, hasOwnText }: { body: string; hasOwnText: boolean }): string[] {
  const hasAccents = (body.match(/[À-ÖØ-öø-ÿ]/g)?.length ?? 0) * ACCENT_EVERY > body.length;
  return [
    ...(hasOwnText ? [] : fonts.text),
    ...(hasOwnText || !hasAccents ? [] : fonts.accents),
    ...(body.includes('<pre') ? fonts.code : []),
  ];
}
