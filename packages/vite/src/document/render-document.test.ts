import { parseConfig } from '@octavo/core';
import { documentTitle } from '@octavo/theme/internal/document';
import type { SiteData } from '@octavo/theme';
import type { HeadPage } from '@octavo/theme/internal';
import { describe, expect, it } from 'vitest';
import { renderDocument } from './render-document.ts';
import type { DocumentParts } from './render-document.ts';

const HOSTILE = `"><script>alert('1')</script>&`;
const ESCAPED = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;';

describe('renderDocument', () => {
  it('escapes everything that a user wrote', () => {
    const favicon = { light: `/light${HOSTILE}`, dark: `/dark${HOSTILE}` };
    const site = { ...createData(HOSTILE), favicon, metadata: { [`og:${HOSTILE}`]: HOSTILE } };
    const html = render({ site, page: createHead({ title: HOSTILE, description: HOSTILE }), canonical: `/a${HOSTILE}` });
    expect(html).not.toContain(HOSTILE);
    expect(html).toContain(`<title>${ESCAPED}</title>`);
    expect(html).toContain(`<meta name="description" content="${ESCAPED}">`);
    expect(html).toContain(`<link rel="canonical" href="/a${ESCAPED}">`);
    expect(html).toContain(`<link rel="icon" href="/dark${ESCAPED}" media="(prefers-color-scheme: dark)">`);
  });

  it("says on its root which page it is, for authors' style sheets", () => {
    expect(render({ page: createHead({ href: '/a"b' }) })).toContain('class="octavo-document" data-current-path="/a&quot;b">');
    expect(render({ page: undefined })).toContain('class="octavo-document">');
  });

  it('escapes the addresses of what it loads', () => {
    const html = render({
      styles: ['/a"b.css'],
      fonts: { text: ['/g"h.woff2'], accents: [], math: {} },
      preloads: ['/c"d.js'],
      scripts: [{ src: '/e"f.js' }],
    });
    expect(html).toContain('<link rel="stylesheet" href="/a&quot;b.css">');
    expect(html).toContain('<link rel="preload" href="/g&quot;h.woff2" as="font"');
    expect(html).toContain('<link rel="modulepreload" href="/c&quot;d.js">');
    expect(html).toContain('<script type="module" src="/e&quot;f.js"></script>');
  });

  it('has the colours of the site, but where a sheet has them', () => {
    expect(render({})).toContain('--octavo-color-primary:light-dark(');
    expect(render({ hasSharedColors: true })).not.toContain('--octavo-color-');
  });

  it('holds the page as it is, and names only what there is', () => {
    const html = render({ body: '<h1>A &amp; B</h1>' });
    expect(html).toContain('<div id="octavo"><h1>A &amp; B</h1></div>');
    expect(html).not.toMatch(/rel="canonical"|rel="icon"|name="description"|name="robots"/);
    expect(render({ page: undefined })).toContain('<meta name="robots" content="noindex">');
  });

  it('says in the language of its section that there is no page', () => {
    const site = { ...createData('Ferry'), words: { notFound: 'Not here' }, languages: { ar: { words: { notFound: 'غير موجودة' } } } };
    expect(render({ site, page: undefined })).toContain('<title>Not here – Ferry</title>');
    const section = { id: 'ar', language: 'ar', home: '/ar', versions: [], tabs: [], anchors: [] };
    const html = render({ site, section, page: undefined });
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(html).toContain('<title>غير موجودة – Ferry</title>');
    expect(render({ site: { ...site, notFound: { title: 'Lost', isRedirect: false } }, page: undefined })).toContain(
      '<title>Lost – Ferry</title>',
    );
  });

  it('restores what the reader chose, on a page where something can be chosen', () => {
    expect(render({ body: '<div data-octavo-choice="a">' })).toContain('octavo-choices');
    expect(render({ body: '<div data-octavo-other="a">' })).not.toContain('octavo-choices');
  });

  it("takes the site's description where the page has none", () => {
    const site = { ...createData('Ferry'), description: 'Timetables' };
    expect(render({ site })).toContain('<meta name="description" content="Timetables">');
    expect(render({ site, page: createHead({ description: 'Fares' }) })).not.toContain('Timetables');
  });

  it("puts the site's meta tags under the page's, and knows the address where the site says its own", () => {
    const site = { ...createData('Ferry'), base: '/docs', metadata: { 'og:image': '/a.png', canonical: 'https://ferry.test' } };
    const html = render({ site, page: createHead({ meta: { 'og:title': 'Other', robots: 'noindex' } }) });
    expect(html).toContain('<meta property="og:title" content="Other">');
    expect(html).toContain('<meta property="og:image" content="https://ferry.test/a.png">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<link rel="canonical" href="https://ferry.test/docs/fares">');
    expect(render({ site, page: createHead({ canonical: 'https://x.test/y' }) })).toContain('rel="canonical" href="https://x.test/y"');
  });

  it("speaks the language of the page's version", () => {
    const versions = [{ name: 'AR', href: '/ar', isActive: true, isExternal: false, locale: 'ar' }];
    const section = { id: 'ar', home: '/ar', languages: [], products: [], versions, tabs: [], dropdowns: [], anchors: [] };
    expect(render({ section })).toContain('<html lang="ar" dir="rtl" ');
    expect(render({})).toContain('<html lang="en" class');
  });
});

describe('documentTitle', () => {
  it('joins the names of page and site, once', () => {
    expect(documentTitle('Ferry', 'Fares')).toBe('Fares – Ferry');
    expect(documentTitle('Ferry', 'Ferry')).toBe('Ferry');
    expect(documentTitle('Ferry', undefined)).toBe('Ferry');
  });
});

function createHead(parts: Partial<HeadPage> = {}): HeadPage {
  return { href: '/fares', title: 'Fares', ...parts };
}

function render(parts: Partial<DocumentParts>): string {
  return renderDocument({
    site: createData('Ferry'),
    body: '',
    styles: [],
    tags: [],
    preloads: [],
    scripts: [],
    page: createHead(),
    ...parts,
  });
}

function createData(name: string): SiteData {
  const { config } = parseConfig('{ "name": "Ferry", "navigation": [] }', 'docs.json');
  if (config === undefined) throw new Error('The config of the test must parse.');
  const { colors, topbarLinks, modeToggle, footerSocials, footerLinks } = config;
  return { name, base: '/', home: '/', contents: '/all-pages', colors, topbarLinks, modeToggle, footerSocials, footerLinks };
}
