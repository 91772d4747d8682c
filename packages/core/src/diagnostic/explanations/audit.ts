import type { Explanation } from './explanation.ts';

/** Codes about what a build wrote, as a crawler finds it. */
export const AUDIT = {
  'audit/agents-file': {
    title: 'A file for agents is missing',
    meaning:
      'Agents look for `llms.txt`, `llms-full.txt` and the Markdown of each page. One of them is missing, or not linked from the page.',
    example: '/guide.md',
    remedy: 'Build the site again, and check that the host serves all files.',
  },
  'audit/canonical': {
    title: 'Wrong canonical URL',
    meaning: 'The canonical URL of a listed page differs from its listed URL, or is not absolute.',
    example: '<link rel="canonical" href="/guide">',
    remedy: 'Set the public address of the site, and remove duplicate pages from the lists.',
  },
  'audit/description': {
    title: 'A description is missing, very long or used twice',
    meaning:
      'Search engines show the description of a page under its title, and cut it after about 300 characters. Each page needs its own.',
    example: '---\ntitle: Install\n---',
    remedy: 'Write one or two sentences as `description` in the frontmatter of the page.',
  },
  'audit/feed': {
    title: 'A feed is missing or broken',
    meaning: 'A page links to a feed that is missing or not well-formed XML.',
    example: '<link rel="alternate" type="application/rss+xml" href="/changelog/rss.xml">',
    remedy: 'Build the site again.',
  },
  'audit/heading': {
    title: 'A page has no first-level heading, or several',
    meaning: 'Search engines and screen readers use the level 1 heading as the title of the page. Each page needs exactly one.',
    example: '# Install\n\n# Configure',
    remedy: 'Begin the sections of the page with `##`.',
  },
  'audit/hidden': {
    title: 'A hidden page is in a list',
    meaning: 'A page with `noindex` is listed in the sitemap or in `llms.txt`.',
    example: '<meta name="robots" content="noindex">',
    remedy: 'Remove the page from the lists, or remove its `robots` tag.',
  },
  'audit/languages': {
    title: 'Translations do not link to each other',
    meaning: 'A page links to a translation that does not link back. Search engines then ignore both.',
    example: '<link rel="alternate" hreflang="fr" href="https://docs.example.com/fr/guide">',
    remedy: 'Put the page at the same place in the navigation of both languages.',
  },
  'audit/link': {
    title: 'Broken link in a built page',
    meaning: 'The URL is neither a built file nor a redirect, or the target page has no element with that hash.',
    example: '<a href="/guide#setup">',
    remedy: 'Fix the link, or add a redirect.',
  },
  'audit/no-answer': {
    title: 'A listed URL does not respond',
    meaning: 'The sitemap or `llms.txt` lists a URL without a document.',
    example: '<loc>https://docs.example.com/guide</loc>',
    remedy: 'Build the site again, and check that the host serves all files.',
  },
  'audit/picture': {
    title: 'A picture is missing',
    meaning: 'A page shows or links a picture that does not exist.',
    example: '<meta property="og:image" content="https://docs.example.com/card.png">',
    remedy: 'Add the file, or correct its address.',
  },
  'audit/robots': {
    title: '`robots.txt` lists no sitemap',
    meaning: 'Search engines look for the sitemap in `robots.txt` at the root of the host.',
    example: 'Sitemap: https://docs.example.com/sitemap.xml',
    remedy: 'Add the line to your own `robots.txt`.',
  },
  'audit/sitemap': {
    title: 'Missing or invalid sitemap',
    meaning: 'A sitemap needs absolute URLs, so it is only written if the public address of the site is known.',
    example: '"seo": { "metatags": { "canonical": "https://docs.example.com" } }',
    remedy: 'Set the public address: `seo.metatags.canonical` in `docs.json`, or `--site`.',
  },
  'audit/structured-data': {
    title: 'Invalid structured data',
    meaning: 'A JSON-LD script is not valid JSON, or has no type.',
    example: '<script type="application/ld+json">{"name":}</script>',
    remedy: 'Fix the script.',
  },
  'audit/title': {
    title: 'A title is missing, very long or used twice',
    meaning: 'Search engines show the title of a page, and cut it after about 70 characters. Each page needs its own.',
    example: '<title></title>',
    remedy: 'Shorten the `title` in the frontmatter of the page, or make it unique.',
  },
  'audit/weight': {
    title: 'A page is large',
    meaning: 'The document with its scripts and style sheets is larger than 500 kB, compressed.',
    example: '<script type="module" src="/assets/large.js">',
    remedy: 'Move rarely used content to its own page, or load it on demand.',
  },
} as const satisfies Record<string, Explanation>;
