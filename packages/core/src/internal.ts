// What Octavo's own packages share, beside what is public. Nothing here is promised to others: it changes with any version.
export * from './index.ts';
export type { AddressScope } from './check/address-scope.ts';
export { checkConfigAddresses } from './check/check-config-addresses.ts';
export { checkOrphans } from './check/check-orphans.ts';
export { checkPageUrls } from './check/check-page-urls.ts';
export { checkPage } from './check/check-page.ts';
export { checkRedirects } from './check/check-redirects.ts';
export { createConfigFinding } from './check/config-finding.ts';
export { isGeneratedPage } from './check/is-generated-page.ts';
export { createOutline } from './check/page-outline.ts';
export type { OutlineElement, OutlineHeading, OutlineImage, PageOutline } from './check/page-outline.ts';
export type { CheckedPage } from './check/page-rule.ts';
export { readWrittenTexts } from './check/read-written-texts.ts';
export type { WrittenText } from './check/read-written-texts.ts';
export { findAssistant, isShownAction, needsMcp } from './config/assistants.ts';
export { DARK_CODE_THEMES, DEFAULT_CODE_THEMES, LIGHT_CODE_THEMES } from './config/code-themes.ts';
export type { ConfigTexts } from './config/compose/compose-texts.ts';
export type { ConfigReader, ConfigText } from './config/compose/config-reader.ts';
export { ICON_TYPES } from './page/icon-types.ts';
export { INTEGRATIONS } from './config/integrations.ts';
export { isPlainLook } from './config/is-plain-look.ts';
export { isUntrusted } from './config/is-untrusted.ts';
export { reportFrontmatter } from './config/report/report-frontmatter.ts';
export type { FrontmatterReport } from './config/report/report-frontmatter.ts';
export { parseJson } from './config/parse-json.ts';
export { findRepositoryIcon } from './config/repository-icon.ts';
export { listTopLinks } from './config/list-top-links.ts';
export { findSocialIcon } from './config/social-icon.ts';
export { THEME_NAMES } from './config/themes.ts';
export { walkEntries } from './config/walk-entries.ts';
export type { NamedEntry } from './config/walk-entries.ts';
export { applyEdits } from './diagnostic/apply-edits.ts';
export { findCodeArea, findCodePage, isDiagnosticCode } from './diagnostic/codes.ts';
export { boundFindings } from './diagnostic/bound-findings.ts';
export { createCodeFrame } from './diagnostic/create-code-frame.ts';
export { createTextPlacer } from './diagnostic/create-text-placer.ts';
export { listTextLines } from './diagnostic/list-text-lines.ts';
export { findNearest } from './diagnostic/nearest.ts';
export { offsetAt } from './diagnostic/offset-at.ts';
export { toCodeAddress } from './diagnostic/to-code-address.ts';
export { positionAt } from './diagnostic/position-at.ts';
export type { Position } from './diagnostic/position-at.ts';
export { findEntry } from './find-entry.ts';
export { findBodyOffset, readFrontmatter, splitBody } from './frontmatter/read-frontmatter.ts';
export type { Frontmatter } from './frontmatter/read-frontmatter.ts';
export { findWords } from './language/find-words.ts';
export { saySiteName } from './language/say-site-name.ts';
export type { SaySiteName } from './language/site-names.ts';
export { findLanguageInfo } from './language/languages.ts';
export { toLanguageTag } from './language/to-language-tag.ts';
export { isRestricted } from './page/check-protection.ts';
export { fillVariables } from './page/fill-variables.ts';
export { PAGE_MODES } from './page/frontmatter-schema.ts';
export { findFrontmatterText, isTrue } from './page/frontmatter-value.ts';
export { toHeadingText } from './page/heading-text.ts';
export { readMarkedHeading } from './page/marked-heading.ts';
export { withoutMarkdownComments } from './page/without-markdown-comments.ts';
export { withoutTitleHeading } from './page/title-heading.ts';
export { EMPTY_FENCE, listFencePaths, readFencePath } from './page/list-fence-paths.ts';
export { isPlainMarkdown } from './page/is-plain-markdown.ts';
export { readTextLines } from './page/read-text-lines.ts';
export type { TextLine } from './page/read-text-lines.ts';
export { BELOW_TITLE, findToldLevel } from './page/told-levels.ts';
export type { ToldLevel } from './page/told-levels.ts';
export {
  decodePath,
  encodeHref,
  escapePath,
  isExternalUrl,
  isSnippetFile,
  isUnder,
  isUnsafeUrl,
  normalizeBase,
  normalizePath,
  leadsAbove,
  resolveRelative,
  splitUrl,
  toFolder,
  toLinkHref,
  toOutputFile,
  toMarkdownHref,
  unescapePath,
  stripIndex,
} from './path.ts';
export type { UrlParts } from './path.ts';
export { BOOST_FILTER } from './search/boost-filter.ts';
export { segmentText, TRAIL_MARK } from './search/segment-text.ts';
export { vocabularyFile } from './search/vocabulary-file.ts';
export { composeFolderConfig } from './folder/compose-folder-config.ts';
export type { FolderSource } from './folder/compose-folder-config.ts';
export { countBrokenLinks } from './site/links/count-broken-links.ts';
export type { BrokenLinks } from './site/links/count-broken-links.ts';
export { joinLinks } from './site/links/join-links.ts';
export { createHostPrefix } from './site/links/create-host-prefix.ts';
export type { DropHostPrefix } from './site/links/create-host-prefix.ts';
export { findCounterparts } from './site/lookup/find-counterparts.ts';
export { hasRichNavigation } from './site/lookup/has-rich-navigation.ts';
export { shardOf } from './site/lookup/shard-of.ts';
export { createIconKey } from './site/navigation/create-icon-key.ts';
export { findFirstPage } from './site/navigation/find-first-page.ts';
export { createRedirectFinder, createRedirectPattern, fillDestination, hasWildcard } from './site/redirects/find-redirect.ts';
export type { FoundRedirect, RedirectPattern } from './site/redirects/find-redirect.ts';
export { nameSection } from './site/sections/name-section.ts';
export { PROJECT } from './project.ts';
export { checkPublicAddress } from './check/check-public-address.ts';
export { findField } from './frontmatter/find-field.ts';
export { expandEntries } from './site/navigation/expand-entries.ts';
export { createRedirectMatcher } from './site/redirects/match-redirect.ts';
export { findAlternates } from './site/lookup/find-alternates.ts';
export type { Alternate } from './site/lookup/find-alternates.ts';
export { toPublicUrl } from './site/lookup/to-public-url.ts';
export type { PublicPlace } from './site/lookup/to-public-url.ts';
export { SOCIALS } from './config/schema/footer.ts';
export { toSchemaId } from './config/to-schema-id.ts';
