export { createColorModeScript, colorModeScript } from './color-mode/create-color-mode-script.ts';
export { ModeToggle } from './color-mode/mode-toggle.tsx';
export { startColorMode } from './color-mode/start-color-mode.ts';
export type { ColorMode } from './color-mode/start-color-mode.ts';
export { useColorMode } from './color-mode/use-color-mode.ts';
export { COMPONENT_NAMES, components } from './components/index.ts';
export {
  Accordion,
  AccordionGroup,
  Badge,
  Banner,
  Callout,
  Card,
  CardGroup,
  Check,
  CodeBlock,
  CodeGroup,
  Color,
  Column,
  Columns,
  Danger,
  Expandable,
  Frame,
  GitHub,
  H1,
  H2,
  H3,
  H4,
  H5,
  H6,
  Heading,
  Icon,
  Image,
  Info,
  Latex,
  Link,
  Mermaid,
  Note,
  Panel,
  ParamField,
  Prompt,
  RequestExample,
  ResponseExample,
  ResponseField,
  Snippet,
  Step,
  Steps,
  Tab,
  Table,
  Tabs,
  Tile,
  Tip,
  Tooltip,
  Tree,
  Update,
  UpdateFilter,
  View,
  ViewSwitch,
  Visibility,
  Warning,
  ZoomImage,
} from './components/index.ts';
export { useIcon, useIcons } from './components/icon/use-icon.tsx';
export { IconsProvider } from './context/icons-provider.tsx';
export { CopyButton } from './components/copy-button/copy-button.tsx';
export type { CopyButtonProps } from './components/copy-button/copy-button.tsx';
export { OctavoProvider, useOctavoContext } from './context/octavo-provider.tsx';
export type { OctavoContextValue, OctavoProviderProps } from './context/octavo-provider.tsx';
export { PageProvider, useFrontmatter, usePage } from './context/page-provider.tsx';
export { useHref } from './context/use-href.ts';
export { useSite } from './context/use-site.ts';
export type { IconData, IconMap } from './data/icon-data.ts';
export type { NavigationData } from './data/navigation-data.ts';
export type { PageData, PageReference, TocEntry } from './data/page-data.ts';
export type { ImageSize, LanguageData, SectionData, SiteData } from './data/site-data.ts';
export type { Repository } from './data/repository.ts';
export { createMetaTags, documentTitle, findCanonical, findTagAttribute } from './head/create-meta-tags.ts';
export type { HeadPage } from './head/create-meta-tags.ts';
export { findPageLanguage } from './head/find-page-language.ts';
export { defaultRegions, isRegion } from './layout/docs-layout/default-regions.ts';
export { localizeSite } from './layout/docs-layout/localize-site.ts';
export { Anchors } from './layout/anchors/anchors.tsx';
export { Article } from './layout/article/article.tsx';
export { SiteBanner } from './layout/banner/site-banner.tsx';
export { Dropdowns as DropdownSwitch } from './layout/dropdowns/dropdowns.tsx';
export { Feedback } from './layout/feedback/feedback.tsx';
export { Footer } from './layout/footer/footer.tsx';
export { Header } from './layout/header/header.tsx';
export { Logo } from './layout/header/logo.tsx';
export { Languages as LanguageSwitch } from './layout/languages/languages.tsx';
export { TopButton } from './layout/links/top-button.tsx';
export { TopLinks } from './layout/links/top-links.tsx';
export { Menu } from './layout/menu/menu.tsx';
export { MenuButton } from './layout/menu/menu-button.tsx';
export { NotFound } from './layout/not-found/not-found.tsx';
export { Pagination } from './layout/pagination/pagination.tsx';
export { Products as ProductSwitch } from './layout/products/products.tsx';
export { SearchButton } from './layout/search/search-button.tsx';
export { Sidebar } from './layout/sidebar/sidebar.tsx';
export { TabsBar } from './layout/tabs-bar/tabs-bar.tsx';
export { Toc } from './layout/toc/toc.tsx';
export { Versions as VersionSwitch } from './layout/versions/versions.tsx';
export { findHashTarget } from './components/hash/find-hash-target.ts';
export { CONTENT_ID } from './layout/content-id.ts';
export { DocsLayout } from './layout/docs-layout/docs-layout.tsx';
export type { DocsLayoutProps } from './layout/docs-layout/docs-layout.tsx';
export { RATING_EVENT } from './layout/feedback/use-rating.ts';
export type { Rating, RatingDetail } from './layout/feedback/use-rating.ts';
export { MENU_ID } from './layout/menu/menu.tsx';
export type { Region, RegionProps, Regions, SlotName } from './layout/region.ts';
export { createWords, ENGLISH } from './words/english.ts';
export { useWords } from './words/use-words.ts';
export { ThemeRoot } from './theme-root/theme-root.tsx';
export type { ThemeRootProps } from './theme-root/theme-root.tsx';
export { createFontStyle } from './style/create-font-style.ts';
export { PageMenu } from './layout/page-menu/page-menu.tsx';
export type { SearchAnswer, SearchClient, SearchHit, SearchPage, SearchQuery, SearchText } from './layout/search/search-client.ts';
export { createThemeStyle } from './style/create-theme-style.ts';
