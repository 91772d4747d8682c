import { createConfigFinding, readWrittenTexts } from '@octavo/core/internal';
import type { Config, ConfigTexts, Diagnostic } from '@octavo/core/internal';
import { findShiftedColors } from '@octavo/theme/internal/document';

/** Fields of the config that hold the accent of a mode, the one that counts first. */
const FIELDS = { light: ['colors.primary'], dark: ['colors.light', 'colors.primary'] } as const;

const HEX = /^#?(?:[0-9a-f]{3}){1,2}$/i;

/** Returns a note for each configured accent that is too near to its background for texts, which are shown in another shade. */
export function checkContrast({ colors }: Config, config: ConfigTexts): Diagnostic[] {
  const texts = readWrittenTexts(config);
  return findShiftedColors(colors).flatMap(({ mode, background, ratio, shown }) => {
    // What is no colour is not used.
    const at = FIELDS[mode].map((field) => texts.find(({ path, value }) => path.join('.') === field && HEX.test(value))).find(Boolean);
    if (at === undefined) return [];
    const finding = {
      code: 'style/contrast',
      severity: 'info',
      message: `\`${at.path.join('.')}\` (${at.value}) has a contrast of ${ratio.toFixed(1)}:1 on ${background}, the background in ${mode} mode; text needs 4.5:1.`,
      hint: `Links and other text use ${shown} instead; choose that or another ${mode === 'light' ? 'darker' : 'lighter'} colour to override it.`,
    } as const;
    return [createConfigFinding(finding, at)];
  });
}
