import { parse } from 'postcss';
import { translateSelector } from './translate-selector.ts';

/** Translates every selector of a style sheet. Throws `CssSyntaxError` for what is not CSS. */
export function translateStyleSheet(css: string): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    rule.selector = translateSelector(rule.selector);
  });
  return sheet.toString();
}
