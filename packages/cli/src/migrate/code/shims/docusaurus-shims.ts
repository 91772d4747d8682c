import { CODE_TEXT } from './code-text.ts';
import type { Shims } from './shim.ts';

const LINK = `
import { Link as OwnLink } from '@octavo/theme';

/** A link of Docusaurus. */
export default function DocusaurusLink({ to, href = to, isNavLink, activeClassName, autoAddBaseUrl, ...props }) {
  return <OwnLink {...props} href={href} />;
}

export const NavLink = DocusaurusLink;
`;

const BASE_URL = `
import { useHref } from '@octavo/theme';

/** An address with the path that the site is served under. */
export default function useBaseUrl(address) {
  const resolve = useHref();
  return typeof address === 'string' && address.startsWith('/') ? resolve(address) : address;
}

export function useBaseUrlUtils() {
  const resolve = useHref();
  return { withBaseUrl: (address) => (address.startsWith('/') ? resolve(address) : address) };
}
`;

const TRANSLATE = `
function fill(text, values = {}) {
  return text.replaceAll(/\\{(\\w+)\\}/g, (whole, name) => values[name] ?? whole);
}

/** A text in the language that it is written in: translations of Docusaurus are not here. */
export default function Translate({ children = '', id, values }) {
  const text = typeof children === 'string' ? children : (id ?? '');
  if (Object.values(values ?? {}).every((value) => typeof value !== 'object')) return <>{fill(text, values)}</>;
  return <>{text.split(/\\{(\\w+)\\}/).map((part, index) => (index % 2 === 0 ? part : <span key={index}>{values[part]}</span>))}</>;
}

export function translate({ message, id = '' }, values) {
  return fill(message ?? id, values);
}
`;

const ROUTER = `
import { usePage } from '@octavo/theme';
import { useEffect, useState } from 'react';

/** Where the page is; what stands behind \`?\` and \`#\` is known once it is shown. */
export function useLocation() {
  const pathname = usePage()?.href ?? '/';
  const [rest, setRest] = useState({ search: '', hash: '' });
  useEffect(() => setRest({ search: location.search, hash: location.hash }), []);
  return { pathname, ...rest, state: undefined };
}

export function useHistory() {
  const leave = (address) => location.assign(typeof address === 'object' ? (address.pathname ?? '') + (address.search ?? '') : address);
  return { push: leave, replace: leave, goBack: () => history.back(), location: useLocation(), listen: () => () => undefined };
}

export function useParams() {
  return {};
}

export function Redirect({ to }) {
  useEffect(() => location.replace(to), [to]);
  return null;
}
`;

const COMMON = `
import { useState } from 'react';
import { useColorMode as useMode } from '@octavo/theme';

/** The colour mode of the page; its switch is in the header. */
export function useColorMode() {
  const colorMode = useMode();
  return { colorMode, isDarkTheme: colorMode === 'dark', setColorMode: () => undefined };
}

export function useWindowSize() {
  return 'desktop';
}

export function usePrevious() {
  return undefined;
}

export function HtmlClassNameProvider({ children }) {
  return <>{children}</>;
}

export function PageMetadata() {
  return null;
}

export function Collapsible({ as: Element = 'div', children, collapsed, lazy, animation, onCollapseTransitionEnd, disableSSRStyle, ...props }) {
  return (
    <Element {...props} hidden={collapsed}>
      {children}
    </Element>
  );
}

export function useCollapsible({ initialState = false } = {}) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((is) => !is) };
}
`;

const CONTEXT = `
import { useSite } from '@octavo/theme';

/** What the site is called; fields of the old config that Octavo has none for are empty. */
export default function useDocusaurusContext() {
  const { name, base } = useSite();
  return {
    siteConfig: { title: name, tagline: '', url: '', baseUrl: base, customFields: {}, themeConfig: {} },
    i18n: { currentLocale: 'en', defaultLocale: 'en', locales: ['en'], localeConfigs: {} },
    siteMetadata: {},
  };
}
`;

const TABS = `
import { Children, isValidElement } from 'react';

/** Tabs of Docusaurus: each child is one, named by its \`label\`, or by \`values\` of all. */
export default function DocusaurusTabs({ children, values = [], defaultValue }) {
  const items = Children.toArray(children).filter(isValidElement);
  const labels = items.map(({ props }) => props.label ?? values.find(({ value }) => value === props.value)?.label ?? props.value);
  const first = items.findIndex(({ props }) => props.default || props.value === defaultValue);
  return (
    <Tabs defaultTabIndex={Math.max(first, 0)}>
      {items.map(({ props }, index) => (
        <Tab key={index} title={labels[index]}>
          {props.children}
        </Tab>
      ))}
    </Tabs>
  );
}
`;

const CODE = `
import { isValidElement } from 'react';

${CODE_TEXT}

/** Code that a program makes: without colours, which Octavo gives to code of pages. */
export default function Code({ children, title, language, className = '', showLineNumbers }) {
  const name = language ?? /language-(\\S+)/.exec(className)?.[1];
  return <CodeBlock html={\`<pre><code>\${escape(readText(children).trim())}</code></pre>\`} title={title} language={name} lines={Boolean(showLineNumbers)} />;
}
`;

const BOUNDARY = `
import { Component } from 'react';

/** Shows something else where what it holds fails. */
export default class ErrorBoundary extends Component {
  state = { error: null };

  static getDerivedStateFromError(error) {
    return { error };
  }

  render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return this.props.fallback?.({ error, tryAgain: () => this.setState({ error: null }) }) ?? null;
  }
}
`;

const DETAILS = `
/** A fold of Docusaurus. */
export default function Details({ summary, children, ...props }) {
  return (
    <details {...props}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
`;

/** Icons of the theme, by their names here. */
const ICONS: Shims = Object.fromEntries(
  Object.entries({
    Arrow: 'chevron-right',
    Close: 'x',
    Copy: 'copy',
    Edit: 'pencil',
    ExternalLink: 'external-link',
    Home: 'house',
    Menu: 'menu',
    Success: 'check',
  }).map(([name, icon]) => [
    `@theme/Icon/${name}`,
    `export default function ThemeIcon({ className }) {\n  return <Icon icon="${icon}" className={className} />;\n}\n`,
  ]),
);

const DOC = `
import { usePage } from '@octavo/theme';

/** What the page is called, and where it is; its own fields of frontmatter are not here. */
export function useDoc() {
  const { title = '', description = '', href = '/', toc = [] } = usePage() ?? {};
  return { frontMatter: {}, metadata: { title, description, permalink: href, frontMatter: {}, tags: [] }, toc, assets: {} };
}

export function useActivePluginAndVersion() {
  return undefined;
}

export function useActiveVersion() {
  return undefined;
}
`;

/** Modules of Docusaurus. What its config says is filled in by who imports them. */
export const DOCUSAURUS_SHIMS: Shims = {
  '@docusaurus/Link': LINK,
  '@docusaurus/useBaseUrl': BASE_URL,
  '@docusaurus/Translate': TRANSLATE,
  '@docusaurus/router': ROUTER,
  '@docusaurus/theme-common': COMMON,
  '@docusaurus/theme-common/internal': COMMON,
  '@docusaurus/plugin-content-docs/client': DOC,
  '@docusaurus/useDocusaurusContext': CONTEXT,
  '@docusaurus/ErrorBoundary': BOUNDARY,
  '@docusaurus/Head': 'export default function Head() {\n  return null;\n}\n',
  '@docusaurus/BrowserOnly': `
import { useEffect, useState } from 'react';

/** What only a browser can show. */
export default function BrowserOnly({ children, fallback = null }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return isShown ? children() : fallback;
}
`,
  '@docusaurus/useIsBrowser': `
import { useEffect, useState } from 'react';

/** Whether the page is shown in a browser, and no longer as it was built. */
export default function useIsBrowser() {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return isShown;
}
`,
  '@docusaurus/ExecutionEnvironment': `
const isBrowser = typeof window !== 'undefined';

export const canUseDOM = isBrowser;

export default { canUseDOM: isBrowser, canUseEventListeners: isBrowser, canUseIntersectionObserver: isBrowser, canUseViewport: isBrowser };
`,
  '@theme/Tabs': TABS,
  '@theme/TabItem': 'export default function TabItem({ children }) {\n  return <>{children}</>;\n}\n',
  '@theme/CodeBlock': CODE,
  '@theme/Admonition': `
const TYPES = { note: 'note', tip: 'tip', info: 'info', important: 'info', success: 'check', warning: 'warning', caution: 'warning', danger: 'danger' };

/** A box of Docusaurus. */
export default function Admonition({ type = 'note', title, icon, children }) {
  return (
    <Callout type={TYPES[type] ?? 'note'} title={title}>
      {children}
    </Callout>
  );
}
`,
  '@theme/Heading': "export default function Heading({ as: Element = 'h2', ...props }) {\n  return <Element {...props} />;\n}\n",
  '@theme/Details': DETAILS,
  '@theme/MDXComponents/Details': DETAILS,
  ...ICONS,
  '@theme/ThemedImage': `
import { useColorMode } from '@octavo/theme';

/** A picture for each colour mode. */
export default function ThemedImage({ sources, ...props }) {
  return <img {...props} src={useColorMode() === 'dark' ? sources.dark : sources.light} />;
}
`,
  '@theme/IdealImage':
    'export default function IdealImage({ img, src = img, ...props }) {\n  return <img {...props} src={src?.src?.src ?? src?.src ?? src} />;\n}\n',
  '@theme/Layout': 'export default function Layout({ children }) {\n  return <>{children}</>;\n}\n',
};
