import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PageAction } from '@octavo/core';
import { OctavoProvider } from '../../context/octavo-provider.tsx';
import { createTestPageData, createTestSiteData } from '../../fixtures/create-fixture.ts';
import { PageMenu } from './page-menu.tsx';
import { settle } from '../../fixtures/settle.ts';

const fetched: string[] = [];
const copied: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  copied.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return Promise.resolve(address.includes('lost') ? new Response('', { status: 404 }) : new Response('# Guide'));
  });
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
});

interface Shown {
  href?: string;
  mcp?: string;
  apiFile?: string;
  isInToc?: boolean;
}

async function show(pageMenu: PageAction[], { href = '/guide', mcp, apiFile, isInToc = false }: Shown = {}): Promise<void> {
  const page = { ...createTestPageData(), href, ...(apiFile !== undefined && { apiFile }) };
  render(
    <OctavoProvider value={{ site: createTestSiteData({ pageMenu, ...(mcp !== undefined && { mcp }) }) }}>
      <PageMenu page={page} section={undefined} navigation={undefined} isInToc={isInToc} />
    </OctavoProvider>,
  );
  // What its lines do is a file of its own.
  await settle();
}

it('copies the page as Markdown, fetched when it is asked for', async () => {
  await show([{ kind: 'copy' }, { kind: 'view' }]);
  expect(fetched).toEqual([]);
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: /Copy page/ })[0] as HTMLElement));
  expect([fetched, copied]).toEqual([['/docs/guide.md'], ['# Guide']]);
  expect(screen.getAllByText('Copied').length).toBeGreaterThan(0);
});

it('promises the text within the click, where the browser takes promises', async () => {
  const written: Promise<Blob>[] = [];
  vi.stubGlobal('ClipboardItem', function Item(parts: Record<string, Promise<Blob>>) {
    written.push(...Object.values(parts));
  });
  Object.defineProperty(navigator, 'clipboard', { value: { write: () => Promise.resolve() }, configurable: true });
  await show([{ kind: 'copy' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Copy page' }));
  expect(written).toHaveLength(1);
  await act(async () => expect(await (await written[0])?.text()).toBe('# Guide'));
});

it('says so when the page cannot be fetched', async () => {
  await show([{ kind: 'copy' }], { href: '/lost' });
  const button = screen.getByRole('button', { name: 'Copy page' });
  await act(async () => fireEvent.click(button));
  expect([button.getAttribute('data-state'), copied]).toEqual(['failed', []]);
});

it('leads to the Markdown, to assistants with a question about it, and to links of the author', async () => {
  await show(
    [{ kind: 'view' }, { kind: 'claude' }, { kind: 'add-mcp' }, { kind: 'link', title: 'Play', href: 'https://a.test/?p=$path' }],
    {
      href: '/',
    },
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const question = encodeURIComponent(`Read ${location.origin}/docs/index.md. I have questions about it.`);
  // The first stands twice: beside the title, and in the menu.
  expect(links).toEqual(['/docs/index.md', '/docs/index.md', `https://claude.ai/new?q=${question}`, 'https://a.test/?p=%2Fdocs']);
});

it('hands the text to an address that asks for it', async () => {
  const opened: string[] = [];
  vi.stubGlobal('open', (address: string) => void opened.push(address));
  await show([{ kind: 'link', title: 'Ask', href: 'https://a.test/?q=$page' }]);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Ask' })));
  expect(opened).toEqual(['https://a.test/?q=%23%20Guide']);
});

it('connects editors to the MCP server that the site names', async () => {
  await show(
    [{ kind: 'mcp' }, { kind: 'add-mcp' }, { kind: 'cursor' }, { kind: 'vscode' }, { kind: 'link', title: 'Mine', href: 'x://$mcp' }],
    {
      mcp: 'https://mcp.test/Ö',
    },
  );
  const [cursor, code, own] = screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? ''));
  const config = atob(cursor?.searchParams.get('config') ?? '');
  expect(JSON.parse(new TextDecoder().decode(Uint8Array.from(config, (one) => one.charCodeAt(0))))).toEqual({ url: 'https://mcp.test/Ö' });
  expect([cursor?.protocol, cursor?.searchParams.get('name')]).toEqual(['cursor:', createTestSiteData().name]);
  expect([code?.protocol, code?.pathname]).toEqual(['vscode:', 'mcp/install']);
  expect(JSON.parse(decodeURIComponent(code?.search.slice(1) ?? ''))).toMatchObject({ type: 'http', url: 'https://mcp.test/Ö' });
  expect(own?.href).toContain(encodeURIComponent('https://mcp.test/Ö'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /npx add-mcp/ })));
  expect(copied).toEqual(['npx add-mcp https://mcp.test/Ö']);
});

it('connects editors to a server of their own, where the site has none', async () => {
  await show([{ kind: 'mcp' }, { kind: 'cursor' }, { kind: 'vscode' }]);
  const site = `${location.origin}/docs`;
  const command = { command: 'npx', args: ['-y', 'octavo', 'mcp', site] };
  const [cursor, code] = screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? ''));
  expect(JSON.parse(atob(cursor?.searchParams.get('config') ?? ''))).toEqual(command);
  expect(JSON.parse(decodeURIComponent(code?.search.slice(1) ?? ''))).toEqual({ name: createTestSiteData().name, ...command });
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: /MCP/ })[0] as HTMLElement));
  expect(copied).toEqual([`npx -y octavo mcp ${site}`]);
  // The text of a document made elsewhere.
  expect(screen.getAllByText('npx -y octavo mcp …')).toHaveLength(1);
});

it('downloads the file of an API on its pages alone', async () => {
  await show([{ kind: 'download-spec' }], { apiFile: '/docs/api/openapi.json?v=1' });
  expect(screen.getByRole('link', { name: 'OpenAPI' }).hasAttribute('download')).toBe(true);
  cleanup();
  await show([{ kind: 'download-spec' }]);
  expect(screen.queryByRole('link')).toBeNull();
});

it('lists everything under a table of contents', async () => {
  await show([{ kind: 'copy' }, { kind: 'view' }, { kind: 'download-pdf' }], { isInToc: true });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Copy page', 'View as Markdown', 'PDF']);
  expect(screen.queryByText('As Markdown, for an assistant')).toBeNull();
});
