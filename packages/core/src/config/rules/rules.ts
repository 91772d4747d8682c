import { buttonName } from './button-name.ts';
import { filledGroup } from './filled-group.ts';
import { filledTexts } from './filled-texts.ts';
import { knownIntegration } from './known-integration.ts';
import { knownVersion } from './known-version.ts';
import { notProtected } from './not-protected.ts';
import type { Rule } from './rule.ts';
import { safeAddresses } from './safe-addresses.ts';
import { uniqueGroups } from './unique-groups.ts';
import { uniqueAnchorUrls, uniqueTabUrls } from './unique-urls.ts';
import { uniqueVersions } from './unique-versions.ts';
import { wholeBackground } from './whole-background.ts';

/** Every rule that takes several fields together. To add one: one file, one line. */
export const RULES: readonly Rule[] = [
  buttonName,
  filledGroup,
  filledTexts,
  knownIntegration,
  knownVersion,
  notProtected,
  safeAddresses,
  uniqueAnchorUrls,
  uniqueGroups,
  uniqueTabUrls,
  uniqueVersions,
  wholeBackground,
];
