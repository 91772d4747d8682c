/** A way of saying something that readers stumble over, and what the field says. */
export interface Term {
  avoid: RegExp;
  use: string;
}

/** The terms of messages, help, labels and docs (STYLE 43): one word for one thing. */
export const TERMS: readonly Term[] = [
  { avoid: /(?<!there )\bis no (?!longer|more)[a-z]+/i, use: '"is not a …"' },
  { avoid: /\b(?:stands?|stood) (?:in|on|at|above|below|beside|between|directly|already|twice|there)\b/i, use: '"is in"' },
  { avoid: /\btold (?:by|apart|of)\b/i, use: '"discriminator", "distinguished by"' },
  { avoid: /\b(?:mend|mends|mended)\b/i, use: '"fix"' },
  { avoid: /\bin vain\b/i, use: '"without success", or what failed' },
  { avoid: /\bhands? (?:\w+ )?on\b/i, use: '"passes"' },
  { avoid: /\bclaims? no\b/i, use: '"has no"' },
  { avoid: /\bholds? (?:no|nothing|an?)\b/i, use: '"has", "contains"' },
  { avoid: /\bleads? to no\b/i, use: '"broken link", "does not exist"' },
  { avoid: /\bnames? (?:no|none)\b/i, use: '"has no", "does not refer to"' },
  { avoid: /\btake (?:\w+ )+out\b/i, use: '"remove"' },
  { avoid: /\bput together\b/i, use: '"join", "assemble"' },
  { avoid: /\bblocks? of code\b/i, use: '"code block"' },
  { avoid: /\blast one counts\b/i, use: '"the last one is used"' },
  { avoid: /\bthere for everyone\b/i, use: '"public"' },
  { avoid: /\bfor instance\b/i, use: '"for example"' },
  { avoid: /\bCorrect (?:the|it)\b/, use: '"Fix"' },
  { avoid: /\ball the same\b/i, use: '"anyway"' },
  { avoid: /\bleft out\b/i, use: '"ignored", "removed", "omitted"' },
  { avoid: /\bhas to be an?\b/i, use: '"must be"' },
  { avoid: /\bgives? back\b/i, use: '"return"' },
  { avoid: /\bis called so\b/i, use: '"has that name"' },
  { avoid: /\banswered (?:with )?…/i, use: '"responded with"' },
  { avoid: /\bread on with\b/i, use: '"continue with"' },
  { avoid: /\bneeds? a hand\b/i, use: '"needs manual work"' },
  { avoid: /\bgoes on without\b/i, use: '"continues without"' },
  { avoid: /\breaders shall\b/i, use: '"readers should"' },
  { avoid: /\bfiles? of yours\b/i, use: '"your own file"' },
];
