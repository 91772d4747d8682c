import { findNearest } from '../../../diagnostic/nearest.ts';
import { findLanguageInfo, LANGUAGES } from '../../../language/languages.ts';
import { formatConfigPath } from '../../config-path.ts';
import type { Rule } from '../../rules/rule.ts';
import { divisionsIn } from './written-divisions.ts';

/** A language is one of those that Octavo has words for; any other is shown with English ones. */
export const knownLanguage: Rule = {
  code: 'config/unknown-language',
  severity: 'warning',
  check: (config) =>
    divisionsIn(config).flatMap(({ kind, object, path }) => {
      const code = kind === 'language' ? object['language'] : undefined;
      if (typeof code !== 'string' || findLanguageInfo(code) !== undefined) return [];
      const codes = LANGUAGES.map((language) => language.code);
      const names = new Intl.DisplayNames('en', { type: 'language' });
      const nearest = codes.find((one) => names.of(one)?.toLowerCase() === code.toLowerCase()) ?? findNearest(code, codes);
      return [
        {
          message: `No translation for the language "${code}" at \`${formatConfigPath([...path, 'language'])}\`; buttons and labels are in English.`,
          hint: nearest === undefined ? `Known languages: ${codes.join(', ')}.` : `Did you mean "${nearest}"?`,
          path: [...path, 'language'],
        },
      ];
    }),
};
