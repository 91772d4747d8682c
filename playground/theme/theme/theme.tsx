import { ModeToggle, SearchButton, ThemeRoot, useHref, useSite, useWords } from '@octavo/theme';
import type { DocsLayoutProps, PageData, SectionData } from '@octavo/theme';
import type { NavItem } from '@octavo/core';
import type { ReactElement } from 'react';
import '@octavo/theme/styles.css';
import './theme.css';

/** The whole site: a bar, a column of pages, the text, and its contents. */
export function DocsLayout({ page, section, navigation, isEmbedded = false, children }: DocsLayoutProps): ReactElement {
  const Main = isEmbedded ? 'div' : 'main';
  return (
    <div className="kiln">
      <Bar page={page} section={section} />
      <div className="kiln-body">
        <nav className="kiln-pages" aria-label="Pages">
          {navigation && <Tree items={navigation} current={page?.href} />}
        </nav>
        <Main className="kiln-main">
          {page === undefined ? <Missing /> : <Text page={page}>{children}</Text>}
          {page && <Neighbours page={page} />}
        </Main>
        {page && page.toc.length > 0 && <Contents page={page} />}
      </div>
      <Foot />
    </div>
  );
}

/** The name of the site, its tabs, the search and the colour mode: parts of Octavo's own theme, which need its root class. */
function Bar({ page, section }: { page: PageData | undefined; section: SectionData | undefined }): ReactElement {
  const { name } = useSite();
  const resolveHref = useHref();
  return (
    <ThemeRoot isProse={false} className="kiln-bar">
      <a className="kiln-name" href={resolveHref('/')}>
        {name}
      </a>
      {section?.tabs.map(({ name: tab, href, isActive }) => (
        <a key={href} href={resolveHref(href)} aria-current={isActive ? 'true' : undefined}>
          {tab}
        </a>
      ))}
      <SearchButton page={page} section={section} />
      <ModeToggle />
    </ThemeRoot>
  );
}

function Tree({ items, current }: { items: readonly NavItem[]; current: string | undefined }): ReactElement {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.kind === 'group' ? item.title : item.href}>
          <Entry item={item} current={current} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ item, current }: { item: NavItem; current: string | undefined }): ReactElement {
  const resolveHref = useHref();
  if (item.kind === 'group') {
    return (
      <>
        <strong>{item.title}</strong>
        <Tree items={item.items} current={current} />
      </>
    );
  }
  return (
    <a href={resolveHref(item.href)} aria-current={item.href === current ? 'page' : undefined}>
      {item.title}
    </a>
  );
}

function Text({ page, children }: Pick<DocsLayoutProps, 'children'> & { page: PageData }): ReactElement {
  return (
    <ThemeRoot>
      <article>
        <h1>{page.title}</h1>
        {page.description !== undefined && <p className="kiln-lead">{page.description}</p>}
        {children}
      </article>
    </ThemeRoot>
  );
}

function Contents({ page }: { page: PageData }): ReactElement {
  const words = useWords();
  return (
    <nav className="kiln-contents" aria-label={words.onThisPage}>
      <ul>
        {page.toc.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Neighbours({ page: { previous, next } }: { page: PageData }): ReactElement {
  const resolveHref = useHref();
  const words = useWords();
  return (
    <p className="kiln-neighbours">
      {previous && (
        <a href={resolveHref(previous.href)} rel="prev">
          {words.previous}: {previous.title}
        </a>
      )}
      {next && (
        <a href={resolveHref(next.href)} rel="next">
          {words.next}: {next.title}
        </a>
      )}
    </p>
  );
}

function Missing(): ReactElement {
  const words = useWords();
  return (
    <ThemeRoot>
      <h1>{words.notFound}</h1>
    </ThemeRoot>
  );
}

function Foot(): ReactElement {
  const { name, description } = useSite();
  return (
    <footer className="kiln-foot">
      {name}. {description}
    </footer>
  );
}
