import type { Explanation } from './explanation.ts';

/** Codes about what a build wrote, as a crawler finds it. */
export const AUDIT = {
  'audit/agents-file': {
    title: 'A file for agents is missing',
    meaning:
      'Agents look for `llms.txt`, `llms-full.txt` and the Markdown of each page. One of them is not there, or the page does not name it.',
    example: '/guide.md',
    remedy: 'Build the site again, and look for a host that leaves files out.',
  },
  'audit/canonical': {
    title: 'A page names another address as its own',
    meaning: 'The canonical address of a page in a list is not the address by which the list names it, or is not whole.',
    example: '<link rel="canonical" href="/guide">',
    remedy: 'Set the public address of the site, and take pages that are copies out of the lists.',
  },
  'audit/description': {
    title: 'A description is missing, very long or used twice',
    meaning: 'Search engines show the description of a page under its title, and cut it after about 300 characters. Each page has its own.',
    example: '---\ntitle: Install\n---',
    remedy: 'Write one or two sentences as `description` at the head of the page.',
  },
  'audit/feed': {
    title: 'A feed is missing or broken',
    meaning: 'A page names a feed that is not there, or that is no well-formed XML.',
    example: '<link rel="alternate" type="application/rss+xml" href="/changelog/rss.xml">',
    remedy: 'Build the site again.',
  },
  'audit/heading': {
    title: 'A page has no first-level heading, or several',
    meaning: 'Search engines and screen readers take the first-level heading as the title of the page. There is one on each page.',
    example: '# Install\n\n# Configure',
    remedy: 'Begin the sections of the page with `##`.',
  },
  'audit/hidden': {
    title: 'A hidden page is in a list',
    meaning: 'A page that tells search engines to leave it out stands in the sitemap or in `llms.txt`.',
    example: '<meta name="robots" content="noindex">',
    remedy: 'Take the page out of the lists, or its `robots` away.',
  },
  'audit/languages': {
    title: 'Two languages of a page do not name each other',
    meaning: 'A page names another as its translation, which does not name it back. Search engines ignore both then.',
    example: '<link rel="alternate" hreflang="fr" href="https://docs.example.com/fr/guide">',
    remedy: 'Give the page the same place in the navigation of both languages.',
  },
  'audit/link': {
    title: 'A link of a written page leads nowhere',
    meaning:
      'The address is no file that was written, and no redirect leads on from it; or the page that it names has nothing with that hash.',
    example: '<a href="/guide#setup">',
    remedy: 'Correct the link, or add a redirect.',
  },
  'audit/no-answer': {
    title: 'An address of a list does not answer',
    meaning: 'The sitemap or `llms.txt` names an address at which there is no document.',
    example: '<loc>https://docs.example.com/guide</loc>',
    remedy: 'Build the site again, and look for a host that leaves files out.',
  },
  'audit/picture': {
    title: 'A picture is missing',
    meaning: 'A page shows a picture, or names one for social networks, that is not there.',
    example: '<meta property="og:image" content="https://docs.example.com/card.png">',
    remedy: 'Add the file, or correct its address.',
  },
  'audit/robots': {
    title: 'No sitemap is named by robots.txt',
    meaning: 'Search engines find the sitemap by `robots.txt` at the root of the host.',
    example: 'Sitemap: https://docs.example.com/sitemap.xml',
    remedy: 'Add the line to your own `robots.txt`.',
  },
  'audit/sitemap': {
    title: 'There is no sitemap, or it is broken',
    meaning: 'A sitemap needs whole addresses: it is written where the site says where it stands.',
    example: '"seo": { "metatags": { "canonical": "https://docs.example.com" } }',
    remedy: 'Set the public address: `seo.metatags.canonical` in `docs.json`, or `--site`.',
  },
  'audit/structured-data': {
    title: 'Data for search engines is broken',
    meaning: 'A script of JSON-LD is no JSON, or says not what it describes.',
    example: '<script type="application/ld+json">{"name":}</script>',
    remedy: 'Correct the script.',
  },
  'audit/title': {
    title: 'A title is missing, very long or used twice',
    meaning: 'Search engines show the title of a page, and cut it after about 70 characters. Each page has its own.',
    example: '<title></title>',
    remedy: 'Shorten the `title` at the head of the page, or say what sets it apart.',
  },
  'audit/weight': {
    title: 'A page is heavy',
    meaning: 'The document and the scripts and sheets that it names at once are more than 500 kB together, compressed.',
    example: '<script type="module" src="/assets/large.js">',
    remedy: 'Move what few readers need to a page of its own, or load it when it is used.',
  },
} as const satisfies Record<string, Explanation>;
