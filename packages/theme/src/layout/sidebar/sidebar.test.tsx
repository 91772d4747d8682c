import type { NavItem } from '@octavo/core';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteData } from '../../data/site-data.ts';
import { OctavoProvider } from '../../context/octavo-provider.tsx';
import { createTestNavigation, createTestPageData, createSection, createTestSiteData } from '../../fixtures/create-fixture.ts';
import { Sidebar } from './sidebar.tsx';

const big = createTestNavigation(30, 20);
const closed = createTestNavigation(30, 5).map((group) => ({ ...group, isOpen: false }));
const small = createTestNavigation(3, 5);

function App({ navigation, href = '/g0/p1', site }: { navigation: NavItem[] | undefined; href?: string; site?: SiteData }): ReactElement {
  return (
    <OctavoProvider value={{ site: site ?? createTestSiteData() }}>
      <Sidebar section={createSection()} page={createTestPageData({ href })} navigation={navigation} />
    </OctavoProvider>
  );
}

describe('Sidebar', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('marks the current page, adds the base and shows anchors', () => {
    render(<App navigation={small} />);
    const current = screen.getByRole('link', { current: 'page' });
    expect(current.getAttribute('href')).toBe('/docs/g0/p1');
    expect(screen.getByRole('link', { name: 'Status' }).getAttribute('href')).toBe('https://status.test');
  });

  it('remembers opened groups across pages and new data', () => {
    const { rerender } = render(<App navigation={closed} />);
    fireEvent.click(screen.getByRole('button', { name: 'Group 7' }));
    rerender(<App navigation={[...closed]} href="/g9/p0" />);
    expect(screen.getByRole('button', { name: 'Group 7' }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('button', { name: 'Group 0' }).getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Page 9.0');
  });

  it('leads to the first page of a group that is opened, where the site wants it so', () => {
    render(<App navigation={closed} site={createTestSiteData({ drilldown: true })} />);
    const link = screen.getByRole('link', { name: 'Group 7' });
    expect(link.getAttribute('href')).toBe('/docs/g7/p0');
    fireEvent.click(link);
    fireEvent.click(screen.getByRole('button', { name: 'Group 7', expanded: true }));
    expect(screen.getByRole('link', { name: 'Group 7' })).toBeDefined();
  });

  it('keeps the last tree while the next section is on its way', () => {
    const { rerender } = render(<App navigation={small} />);
    rerender(<App navigation={undefined} />);
    expect(screen.getByText('Page 2.4')).toBeDefined();
  });

  describe('over server HTML', () => {
    beforeEach(() => {
      vi.spyOn(console, 'error');
    });
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it('sends closed groups as links to their first page, and a window with a link to all pages', () => {
      const html = renderToString(<App navigation={big} href="/g15/p2" />);
      expect(html).toContain('href="/docs/g10/p0"');
      expect(html).not.toContain('/g10/p1');
      expect(html).not.toContain('/g29/');
      expect(html).toContain('href="/docs/contents"');
      expect(html).not.toContain('<button');
    });

    it('leaves the HTML alone until the navigation arrives, also when it renders again', () => {
      const host = mount(renderToString(<App navigation={big} href="/g15/p2" />));
      const before = host.innerHTML;
      const link = within(host).getByText('Page 15.2');
      const { rerender } = render(<App navigation={undefined} href="/g15/p2" />, { container: host, hydrate: true });
      rerender(<App navigation={undefined} href="/g15/p2" />);
      expect(host.innerHTML).toBe(before);
      expect(link.isConnected).toBe(true);
      expect(console.error).not.toHaveBeenCalled();
    });

    it('then shows the whole tree and keeps the focus', () => {
      const host = mount(renderToString(<App navigation={big} href="/g15/p2" />));
      const { rerender } = render(<App navigation={undefined} href="/g15/p2" />, { container: host, hydrate: true });
      within(host).getByText('Group 12').focus();
      rerender(<App navigation={big} href="/g15/p2" />);
      expect(within(host).getAllByRole('button')).toHaveLength(30);
      expect(document.activeElement).toBe(within(host).getByRole('button', { name: 'Group 12' }));
      expect(console.error).not.toHaveBeenCalled();
    });

    it('hydrates with the navigation at hand too', () => {
      const host = mount(renderToString(<App navigation={big} href="/g15/p2" />));
      render(<App navigation={big} href="/g15/p2" />, { container: host, hydrate: true });
      expect(within(host).getAllByRole('button')).toHaveLength(30);
      expect(console.error).not.toHaveBeenCalled();
    });

    it('shows the same links before and after for a small division', () => {
      const host = mount(renderToString(<App navigation={small} />));
      const before = host.textContent;
      const { rerender } = render(<App navigation={undefined} />, { container: host, hydrate: true });
      rerender(<App navigation={small} />);
      expect(host.textContent).toBe(before);
    });
  });
});

function mount(html: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  return host;
}
