import { isJsonObject } from '../json-value.ts';
import { DEFAULT_BACKGROUND } from '../schema/colors.ts';
import type { Rule } from './rule.ts';

/** The specification wants both halves of `colors.background`; real files often have one. */
export const wholeBackground: Rule = {
  code: 'config/missing-background',
  severity: 'warning',
  check({ colors }) {
    const background = isJsonObject(colors) ? colors['background'] : undefined;
    if (!isJsonObject(background)) return [];
    return (['light', 'dark'] as const).flatMap((mode) => {
      if (background[mode] !== undefined) return [];
      return [
        {
          message: `\`colors.background.${mode}\` is missing; ${DEFAULT_BACKGROUND[mode]} is used.`,
          hint: `Add "${mode}": "${DEFAULT_BACKGROUND[mode]}" to \`colors.background\`, or another colour.`,
          path: ['colors', 'background', mode],
        },
      ];
    });
  },
};
