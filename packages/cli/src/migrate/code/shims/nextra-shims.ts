import type { Shims } from './shim.ts';

const COMPONENTS = `
import { Children, isValidElement } from 'react';
import { Callout as OwnBox, Card as OwnCard, CardGroup, Link as OwnLink, Tab as OwnTab, Tabs as OwnTabs, Tree } from '@octavo/theme';

const TYPES = { default: 'tip', info: 'info', important: 'info', warning: 'warning', error: 'danger' };

export function Callout({ type = 'default', emoji, children }) {
  return (
    <OwnBox type={TYPES[type] ?? 'note'} emoji={typeof emoji === 'string' ? emoji : undefined}>
      {children}
    </OwnBox>
  );
}

export function Tabs({ items = [], defaultIndex = 0, children }) {
  const panels = Children.toArray(children).filter(isValidElement);
  return (
    <OwnTabs defaultTabIndex={defaultIndex}>
      {panels.map(({ props }, index) => (
        <OwnTab key={index} title={items[index]?.label ?? items[index]}>
          {props.children}
        </OwnTab>
      ))}
    </OwnTabs>
  );
}

export function Tab({ children }) {
  return <>{children}</>;
}

Tabs.Tab = Tab;

export function Card({ title, href, icon, arrow, children }) {
  return (
    <OwnCard title={title} href={href} icon={icon} arrow={arrow}>
      {children}
    </OwnCard>
  );
}

export function Cards({ num = 3, children }) {
  return <CardGroup cols={num}>{children}</CardGroup>;
}

Cards.Card = Card;

export function Steps({ children }) {
  return <div className="octavo-flow">{children}</div>;
}

export function FileTree({ children }) {
  return <Tree>{children}</Tree>;
}

FileTree.Folder = Tree.Folder;
FileTree.File = Tree.File;

export function Bleed({ children }) {
  return <div>{children}</div>;
}

export function Code({ children }) {
  return <code>{children}</code>;
}

export function Pre({ children, filename, 'data-filename': title = filename }) {
  return (
    <figure>
      {title && <figcaption>{title}</figcaption>}
      <pre>{children}</pre>
    </figure>
  );
}

export function Table({ children, ...props }) {
  return <table {...props}>{children}</table>;
}

Table.Th = (props) => <th {...props} />;
Table.Tr = (props) => <tr {...props} />;
Table.Td = (props) => <td {...props} />;

export function Th(props) {
  return <th {...props} />;
}

export function Tr(props) {
  return <tr {...props} />;
}

export function Td(props) {
  return <td {...props} />;
}

export function Details(props) {
  return <details {...props} />;
}

export function Summary(props) {
  return <summary {...props} />;
}

export function Collapse({ children, isOpen }) {
  return <div hidden={!isOpen}>{children}</div>;
}

export function Button({ variant, ...props }) {
  return <button type="button" {...props} />;
}

export function Head() {
  return null;
}

export function Link({ href, ...props }) {
  return <OwnLink {...props} href={href} />;
}

export const Anchor = Link;

export function ImageZoom({ src, ...props }) {
  return <img {...props} src={src?.src ?? src} />;
}

export function SkipNavContent() {
  return null;
}
`;

/** What the old site told its theme, for components that ask. */
export const NEXTRA_THEME_CONFIG = 'snippets/own/shims/nextra-theme-config.js';

const THEME = `
import { useColorMode } from '@octavo/theme';
import CONFIG from '/${NEXTRA_THEME_CONFIG}';
${COMPONENTS}

export function useThemeConfig() {
  return CONFIG;
}

/** The colour mode of the page; its switch is in the header. */
export function useTheme() {
  const mode = useColorMode();
  return { theme: mode, resolvedTheme: mode, systemTheme: mode, themes: ['light', 'dark'], setTheme: () => undefined };
}
`;

const HOOKS = `
import { useEffect, useState } from 'react';
import { usePage } from '@octavo/theme';

/** The address of the page. */
export function useFSRoute() {
  return usePage()?.href ?? '/';
}

/** Whether the page is shown in a browser. */
export function useMounted() {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
`;

/** Where the pages of the old site are listed, for components that list them. */
export const NEXTRA_PAGE_LIST = 'snippets/own/shims/nextra-page-list.js';

const PAGES = `
import PAGES from '/${NEXTRA_PAGE_LIST}';

/** Pages and folders right below an address, with what is below them. */
export function getPagesUnderRoute(route) {
  const start = route.replace(/\\/*$/, '/');
  const below = PAGES.filter((page) => page.route !== start && page.route.startsWith(start));
  const names = [...new Set(below.map((page) => page.route.slice(start.length).split('/')[0]))];
  return names.flatMap((name) => {
    const own = below.find((page) => page.route === start + name);
    const children = getPagesUnderRoute(start + name);
    const page = own === undefined ? [] : [{ kind: 'MdxPage', name, ...own }];
    return children.length === 0 ? page : [...page, { kind: 'Folder', name, route: start + name, meta: own?.meta, children }];
  });
}

export function getAllPages() {
  return getPagesUnderRoute('/');
}
`;

const MDX = `
import { Link } from '@octavo/theme';

/** What pages are written with: elements are those of HTML, and components show what they hold. */
const ALL = new Proxy({}, { get: (_, name) => (name === 'a' ? Link : /^[a-z]/.test(String(name)) ? name : ({ children }) => children) });

export function useMDXComponents(own) {
  return own === undefined ? ALL : new Proxy(own, { get: (given, name) => given[name] ?? ALL[name] });
}

export function MDXProvider({ children }) {
  return children;
}
`;

/** Modules of Nextra and its theme of docs. */
export const NEXTRA_SHIMS: Shims = {
  'nextra/components': COMPONENTS,
  'nextra-theme-docs': THEME,
  'nextra/hooks': HOOKS,
  'nextra/context': PAGES,
  'nextra/pages': PAGES,
  'nextra/mdx': MDX,
  'nextra/mdx-components': MDX,
  'nextra-theme-docs/mdx': MDX,
  '@mdx-js/react': MDX,
};
