import { act, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestNavigation, createTestPageData, createSection, createTestSiteData } from '../../fixtures/create-fixture.ts';
import { DocsLayout } from './docs-layout.tsx';
import type { DocsLayoutProps } from './docs-layout.tsx';

const navigation = createTestNavigation(2, 4);

function App(props: Partial<DocsLayoutProps>): ReactElement {
  return (
    <DocsLayout site={createTestSiteData()} page={createTestPageData()} section={createSection()} navigation={navigation} {...props}>
      <h2 id="first">First</h2>
      <h3 id="second">Second</h3>
    </DocsLayout>
  );
}

describe('DocsLayout', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });

  it('shows the page with its group, title and description', () => {
    render(<App />);
    const article = screen.getByRole('article');
    expect(within(article).getByRole('heading', { level: 1 }).textContent).toBe('Page 0.1');
    expect(within(article).getByText('Group 0')).toBeDefined();
    expect(within(article).getByText('What it is about.')).toBeDefined();
  });

  it('reads the Markdown of a description', () => {
    render(<App page={{ ...createTestPageData(), description: 'Use `find` as in [the guide](/g0/p2)' }} />);
    const article = screen.getByRole('article');
    expect(within(article).getByText('find').tagName).toBe('CODE');
    expect(within(article).getByRole('link', { name: 'the guide' }).getAttribute('href')).toBe('/docs/g0/p2');
  });

  it('names a link that is only an icon by it', () => {
    const link = { type: 'link' as const, name: '', url: 'https://chat.test', icon: { name: 'discord' } };
    render(<App site={{ ...createTestSiteData(), topbarLinks: [link] }} />);
    const [first] = screen.getAllByRole('link', { name: 'discord' });
    expect(first?.textContent).not.toContain('chat.test');
  });

  it('has the landmarks and a skip link to the content', () => {
    render(<App />);
    const names = screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby'));
    expect(names).toEqual(['Site', 'Tabs', 'Pages', 'On this page', 'Previous, Next', 'Footer']);
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('writes addresses with the base, a repository by its name and socials by theirs', () => {
    render(<App />);
    expect(screen.getByRole('link', { name: 'Next Page 0.2' }).getAttribute('href')).toBe('/docs/g0/p2');
    expect(screen.getByRole('link', { name: 'Relay' }).getAttribute('href')).toBe('/docs');
    expect(screen.getAllByRole('link', { name: 'relay/relay' })).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Hacker News' }).getAttribute('href')).toBe('https://news.test');
  });

  it('follows the page it is given', () => {
    const { rerender } = render(<App />);
    rerender(<App page={createTestPageData({ href: '/g0/p2', title: 'Renamed', hideFooterPagination: true })} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Renamed');
    expect(screen.queryByRole('navigation', { name: 'Previous, Next' })).toBeNull();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Page 0.2');
  });

  it('shows NotFound without a page, with the first section’s tabs and nothing active', () => {
    render(<App page={undefined} section={undefined} navigation={undefined} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
    const tabs = within(screen.getByRole('navigation', { name: 'Tabs' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, null]);
  });

  it('takes a region of the site’s own', () => {
    render(<App regions={{ Footer: ({ page }) => <footer>foot of {page?.title}</footer> }} />);
    expect(screen.getByText('foot of Page 0.1')).toBeDefined();
  });

  it('shows a hidden toggle not at all, and one version without a menu', () => {
    const section = { ...createSection(), versions: [] };
    const { container } = render(<App site={createTestSiteData({ modeToggle: { isHidden: true } })} section={section} />);
    expect(container.querySelector('[data-octavo-mode-toggle]')).toBeNull();
    expect(container.querySelector('details')).toBeNull();
  });

  it('leaves custom pages to their author', () => {
    render(<App page={createTestPageData({ mode: 'custom' })} />);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.queryByText('On this page')).toBeNull();
  });

  it('embedded: keeps the colour mode on its root and leaves main to the host', () => {
    const { container, unmount } = render(
      <App isEmbedded site={createTestSiteData({ modeToggle: { default: 'dark', isHidden: true } })} />,
    );
    const root = container.querySelector('.octavo');
    expect(root?.getAttribute('data-octavo-mode')).toBe('dark');
    expect(screen.queryByRole('main')).toBeNull();
    unmount();
    expect(root?.hasAttribute('data-octavo-mode')).toBe(false);
  });

  it('hydrates the server’s HTML without a word', async () => {
    const error = vi.spyOn(console, 'error');
    const host = document.createElement('div');
    host.innerHTML = renderToString(<App />);
    document.body.append(host);
    const problems: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(host, <App navigation={undefined} />, { onRecoverableError: (problem) => problems.push(problem) }),
    );
    await act(async () => root.render(<App />));
    expect(problems).toEqual([]);
    expect(error).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  });
});
