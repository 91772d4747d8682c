import { findNearest } from '../../../diagnostic/nearest.ts';
import { DARK_CODE_THEMES, LIGHT_CODE_THEMES } from '../../code-themes.ts';
import { formatConfigPath } from '../../config-path.ts';
import { isJsonObject } from '../../json-value.ts';
import type { Rule } from '../../rules/rule.ts';

const WORDS = ['system', 'dark'];

/** The themes of blocks of code are Shiki's. */
export const knownCodeTheme: Rule = {
  code: 'config/unknown-code-theme',
  severity: 'warning',
  check: (config) => {
    const { codeblocks } = isJsonObject(config['styling']) ? config['styling'] : {};
    const path = ['styling', 'codeblocks'];
    const theme = isJsonObject(codeblocks) ? codeblocks['theme'] : codeblocks;
    const at = isJsonObject(codeblocks) ? [...path, 'theme'] : path;
    const named = isJsonObject(theme)
      ? Object.entries(theme).map(([mode, name]) => ({ name, path: [...at, mode] }))
      : [{ name: theme, path: at }];
    const known = [...WORDS, ...LIGHT_CODE_THEMES, ...DARK_CODE_THEMES];
    return named.flatMap(({ name, path: place }) => {
      if (typeof name !== 'string' || known.includes(name)) return [];
      const nearest = findNearest(name, known);
      return [
        {
          message: `Unknown Shiki theme "${name}" at \`${formatConfigPath(place)}\`; code blocks use the default colours.`,
          hint: nearest === undefined ? 'See the list at https://shiki.style/themes.' : `Did you mean "${nearest}"?`,
          path: place,
        },
      ];
    });
  },
};
