import { filledTexts } from '../../rules/filled-texts.ts';
import { knownIntegration } from '../../rules/known-integration.ts';
import { notProtected } from '../../rules/not-protected.ts';
import { safeAddresses } from '../../rules/safe-addresses.ts';
import type { Rule } from '../../rules/rule.ts';
import { filledDivision } from './filled-division.ts';
import { currentFilledGroup } from './filled-group.ts';
import { knownCodeTheme } from './known-code-theme.ts';
import { knownLanguage } from './known-language.ts';
import { uniqueDivisions } from './unique-divisions.ts';
import { uniqueWrittenGroups } from './unique-groups.ts';

/** Every rule of the current shape that takes several fields together. To add one: one file, one line. */
export const CURRENT_RULES: readonly Rule[] = [
  filledDivision,
  currentFilledGroup,
  filledTexts,
  knownCodeTheme,
  knownIntegration,
  knownLanguage,
  notProtected,
  safeAddresses,
  uniqueDivisions,
  uniqueWrittenGroups,
];
