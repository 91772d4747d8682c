export type { Anchor, Banner, Config, ConfigDivision, ConfigEntry, ConfigGroup, Tab } from './config/config.ts';
export type { ConfigApiFiles } from './config/current/schema/api-files.ts';
export type { PageAction } from './config/current/schema/page-action.ts';
export type { Color } from './config/schema/color.ts';
export { INTEGRATIONS } from './config/integrations.ts';
export type { Integrations } from './config/integrations.ts';
export { checkConfigAddresses } from './check/check-config-addresses.ts';
export type { AddressScope } from './check/address-scope.ts';
export { checkPublicAddress } from './check/check-public-address.ts';
export { checkOrphans } from './check/check-orphans.ts';
export { checkPageUrls } from './check/check-page-urls.ts';
export { checkRedirects } from './check/check-redirects.ts';
export { createConfigFinding } from './check/config-finding.ts';
export { isGeneratedPage } from './check/is-generated-page.ts';
export { readWrittenTexts } from './check/read-written-texts.ts';
export type { WrittenText } from './check/read-written-texts.ts';
export { checkPage } from './check/check-page.ts';
export type { CheckedPage } from './check/page-rule.ts';
export { createOutline } from './check/page-outline.ts';
export type { OutlineElement, OutlineHeading, OutlineImage, PageOutline } from './check/page-outline.ts';
export { ICON_TYPES } from './config/icon.ts';
export type { IconType } from './config/icon.ts';
export type { Font, Look } from './config/look.ts';
export { isPlainLook } from './config/is-plain-look.ts';
export type { ConfigTexts } from './config/compose/compose-texts.ts';
export type { ConfigReader, ConfigText } from './config/compose/config-reader.ts';
export { parseConfig } from './config/parse-config.ts';
export type { ParsedConfig } from './config/parse-config.ts';
export type { FieldStatus } from './config/report/field-note.ts';
export { upgradeConfig } from './upgrade/upgrade-config.ts';
export type { UpgradeOptions } from './upgrade/upgrade-config.ts';
export { reportFields } from './config/report/report-fields.ts';
export { reportFrontmatter } from './config/report/report-frontmatter.ts';
export type { FrontmatterReport } from './config/report/report-frontmatter.ts';
export type { FieldReport } from './config/report/report-fields.ts';
export { walkEntries } from './config/walk-entries.ts';
export type { NamedEntry } from './config/walk-entries.ts';
export { DARK_CODE_THEMES, DEFAULT_CODE_THEMES, LIGHT_CODE_THEMES } from './config/code-themes.ts';
export type { Assistant } from './config/assistants.ts';
export type { CodeThemes } from './config/code-themes.ts';
export { findAssistant, isShownAction, needsMcp } from './config/assistants.ts';
export { findSocialIcon } from './config/social-icon.ts';
export { createFrame } from './diagnostic/create-frame.ts';
export { applyEdits } from './diagnostic/apply-edits.ts';
export { EXPLANATIONS, explainCode, isDiagnosticCode } from './diagnostic/codes.ts';
export type { DiagnosticCode } from './diagnostic/codes.ts';
export type { Explanation } from './diagnostic/explanations/explanation.ts';
export type { Diagnostic, Severity, TextEdit } from './diagnostic/diagnostic.ts';
export { formatDiagnostic } from './diagnostic/format-diagnostic.ts';
export type { DiagnosticPart, FormatDiagnosticOptions } from './diagnostic/format-diagnostic.ts';
export { findNearest } from './diagnostic/nearest.ts';
export { offsetAt } from './diagnostic/offset-at.ts';
export { positionAt } from './diagnostic/position-at.ts';
export type { Position } from './diagnostic/position-at.ts';
export { findWords } from './language/find-words.ts';
export { findLanguageInfo } from './language/languages.ts';
export { toLanguageTag } from './language/to-language-tag.ts';
export type { PageMenuWords, SearchWords, Translation, Words } from './language/words.ts';
export { findField } from './frontmatter/find-field.ts';
export { findBodyOffset, readFrontmatter } from './frontmatter/read-frontmatter.ts';
export type { Frontmatter } from './frontmatter/read-frontmatter.ts';
export { fillVariables } from './page/fill-variables.ts';
export { isRestricted } from './page/check-protection.ts';
export { PAGE_MODES } from './page/frontmatter-schema.ts';
export type { FrontmatterField } from './page/frontmatter-schema.ts';
export { findText, isTrue } from './page/frontmatter-value.ts';
export type { Json } from './json.ts';
export type { Heading, Page, PageApi, PageLink } from './page/page.ts';
export { readPage } from './page/read-page.ts';
export { withoutTitleHeading } from './page/title-heading.ts';
export { isPlainMarkdown } from './page/is-plain-markdown.ts';
export { readTextLines } from './page/read-text-lines.ts';
export type { TextLine } from './page/read-text-lines.ts';
export { toHeadingText } from './page/heading-text.ts';
export { BELOW_TITLE, findToldLevel } from './page/told-levels.ts';
export type { ToldLevel } from './page/told-levels.ts';
export {
  decodePath,
  encodeHref,
  escapePath,
  isExternalUrl,
  isSnippetFile,
  isUnder,
  normalizeBase,
  normalizePath,
  resolveRelative,
  splitUrl,
  stripBase,
  toFolder,
  toHref,
  toLinkHref,
  toOutputFile,
  withBase,
  toMarkdownHref,
  unescapePath,
} from './path.ts';
export type { UrlParts } from './path.ts';
export { findEntry } from './find-entry.ts';
export { segmentText, TRAIL_MARK } from './search/segment-text.ts';
export { BOOST_FILTER } from './search/boost-filter.ts';
export { vocabularyFile } from './search/vocabulary-file.ts';
export { expandEntries } from './site/navigation/expand-entries.ts';
export { checkLinks } from './site/links/check-links.ts';
export type { CheckLinksOptions } from './site/links/check-links.ts';
export type { SnippetFile } from './site/links/check-snippets.ts';
export { createIconKey } from './site/navigation/create-icon-key.ts';
export { createSite } from './site/create-site.ts';
export type { SiteSources } from './site/create-site.ts';
export { findCounterparts } from './site/lookup/find-counterparts.ts';
export { createHostPrefix } from './site/links/create-host-prefix.ts';
export type { DropHostPrefix } from './site/links/create-host-prefix.ts';
export { nameSection } from './site/sections/name-section.ts';
export { createRedirectMatcher } from './site/redirects/match-redirect.ts';
export { createRedirectFinder, createRedirectPattern, fillDestination, hasWildcard } from './site/redirects/find-redirect.ts';
export type { FoundRedirect, RedirectPattern } from './site/redirects/find-redirect.ts';
export { findAlternates } from './site/lookup/find-alternates.ts';
export type { Alternate } from './site/lookup/find-alternates.ts';
export { findTranslations } from './site/lookup/find-translations.ts';
export { hasRichNavigation } from './site/lookup/has-rich-navigation.ts';
export { isListed } from './site/lookup/is-listed.ts';
export { createPageLocator } from './site/lookup/create-page-locator.ts';
export type { Neighbour, PageLocation, TrailStep } from './site/lookup/create-page-locator.ts';
export { findFirstPage } from './site/navigation/find-first-page.ts';
export type { NavIcon } from './config/icon.ts';
export type { NavGroup, NavItem, NavLink, NavPage } from './site/navigation/navigation.ts';
export type { DivisionLink, Redirect, Section, Site, SitePage } from './site/site.ts';
export { walkNavigation } from './site/navigation/walk-navigation.ts';
export type { NavStep } from './site/navigation/walk-navigation.ts';
export { toPublicUrl } from './site/lookup/to-public-url.ts';
export type { PublicPlace } from './site/lookup/to-public-url.ts';
export { shardOf } from './site/lookup/shard-of.ts';
