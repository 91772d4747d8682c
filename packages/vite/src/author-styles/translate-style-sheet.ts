import { parse } from 'postcss';
import { translateSelector } from './translate-selector.ts';

/** The width of the original's sidebar in a sum: its content keeps clear of it by a margin. Here it begins behind the sidebar. */
const SIDEBAR = /(?<![\w.-])(?:304px|19rem)(?=\s*\+)/g;

/** Translates every selector of a style sheet. Throws `CssSyntaxError` for what is not CSS. */
export function translateStyleSheet(css: string): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (rule.selector.trimEnd().endsWith('#content-container'))
      rule.walkDecls(/^(?:margin|padding)-(?:left|inline-start)$/, (declaration) => {
        declaration.value = declaration.value.replace(SIDEBAR, '0px');
      });
    rule.selector = translateSelector(rule.selector);
  });
  return sheet.toString();
}
