import type { Explanation } from './explanation.ts';

/** Codes about the site as a whole: navigation, links, redirects and style sheets. */
export const SITE = {
  'site/broken-hash': {
    title: 'A link to a heading that is not there',
    meaning: 'The page exists, and no heading or element of it has the id after `#`. Readers land at its top.',
    example: '[Install](/quickstart#instal)',
    remedy: 'Correct the part after `#`, or remove it.',
  },
  'site/broken-link': {
    title: 'A link leads to no page',
    meaning: 'No page, file or redirect of the site has this address.',
    example: '[Start](/quikstart)',
    remedy: 'Correct the address, or add a redirect from it.',
  },
  'site/case-conflict': {
    title: 'Two addresses differ only by case',
    meaning: 'On hosts and disks that do not tell case apart, one page hides the other.',
    example: 'Guide.mdx and guide.mdx',
    remedy: 'Rename one of them.',
  },
  'site/duplicate-href': {
    title: 'Two files with one address',
    meaning: '`a.mdx` and `a/index.mdx` both make the page `/a`. The first is shown.',
    example: 'guide.mdx and guide/index.mdx',
    remedy: 'Rename or remove one of them.',
  },
  'site/untrusted-file': {
    title: 'A file of an untrusted folder is left out',
    meaning:
      'Style sheets, scripts, drawings (SVG), HTML and XML of a folder that `untrusted` names could run in a reader’s browser: they are not published.',
    example: 'community/style.css',
    remedy: 'Move the file to a folder that you trust.',
  },
  'site/untrusted-folder': {
    title: 'An untrusted folder that is not there',
    meaning: 'No file of the content lies in a folder that `untrusted` names: nothing is protected by it.',
    example: '"untrusted": ["comunity"]',
    remedy: 'Correct the name: a path from the folder of `docs.json`.',
  },
  'site/empty-anchor': {
    title: 'An anchor claims no page',
    meaning: 'No page of the navigation lies below the `url` of the anchor. It is not shown.',
    example: '"anchors": [{ "name": "API", "url": "api-refrence" }]',
    remedy: 'Set `url` to the folder of its pages, or name pages of that folder in navigation.',
  },
  'site/empty-division': {
    title: 'A division holds no page',
    meaning: 'None of the pages that a tab, version or other division names is there. It is not shown.',
    example: '"tabs": [{ "tab": "API", "pages": ["missing"] }]',
    remedy: 'Name pages that are there, or remove it.',
  },
  'site/empty-tab': {
    title: 'A tab claims no page',
    meaning: 'No page of the navigation lies below the `url` of the tab. It is not shown.',
    example: '"tabs": [{ "name": "API", "url": "api-refrence" }]',
    remedy: 'Set `url` to the folder of its pages, or name pages of that folder in navigation.',
  },
  'site/empty-version': {
    title: 'A version holds no page',
    meaning: 'No page of the navigation belongs to the version. It is not shown.',
    example: '"versions": ["v2", "v1"], "navigation": [{ "group": "A", "version": "v2", "pages": ["a"] }]',
    remedy: 'Give a group this `version`, or remove the version.',
  },
  'site/hash-spelling': {
    title: 'A link to a heading is spelt in another way',
    meaning: 'The id after `#` is that of a heading as other programs write it. The link works, but should name the id itself.',
    example: '[Install](/quickstart#Install-(npm))',
    remedy: 'Write the id that the message names.',
  },
  'site/host-prefix': {
    title: 'A link with the path of the host',
    meaning: 'The link begins with the path under which the hosted docs were served, and no folder of the site has that name.',
    example: '[Start](/docs/quickstart)',
    remedy: 'Write the address from the content root: `/quickstart`.',
  },
  'site/missing-file': {
    title: 'A file is missing or not served',
    meaning: 'A page names an image or another file that is not there, or that is of a kind that readers get nothing of.',
    example: '![Map](/images/mpa.png)',
    remedy: 'Correct the path. With a leading slash it counts from the content root, else from the page.',
  },
  'site/missing-page': {
    title: 'Navigation names a page that is not there',
    meaning: 'No file makes a page of this address. The entry is left out.',
    example: '{ "group": "Guides", "pages": ["quikstart"] }',
    remedy: 'Correct the path, add the file, or remove the entry.',
  },
  'site/not-a-script': {
    title: 'A `.js` file that pages do not load',
    meaning: 'Scripts beside the config are loaded on every page. A module or a program for Node.js is not.',
    example: "import fs from 'node:fs';",
    remedy: 'Name the file in `.mintignore` if it is no part of the site.',
  },
  'site/no-address': {
    title: 'The public address of the site is not known',
    meaning:
      "Feeds, previews and links between languages must name whole addresses. Without the site's own they have paths only, which most programs refuse; there is no `sitemap.xml` either.",
    example: '{ "navigation": { "languages": [...] } }',
    remedy: 'Set `"seo": { "metatags": { "canonical": "https://docs.example.com" } }`, or build with `--site https://docs.example.com`.',
  },
  'site/orphan-page': {
    title: 'Nothing leads to a page',
    meaning: 'No navigation, link or redirect names the page. Readers do not find it.',
    example: 'draft-notes.mdx, which no page links',
    remedy: 'Name it in navigation, write `hidden: true`, or remove the file.',
  },
  'site/orphan-snippet': {
    title: 'No page imports a snippet',
    meaning: 'A file in `snippets` is used by no page.',
    example: 'snippets/old-note.mdx',
    remedy: 'Import it, or remove the file.',
  },
  'site/redirect-conflict': {
    title: 'A redirect is left out',
    meaning: 'A page has the address that the redirect leads away from, or another redirect comes first.',
    example: '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/a", "destination": "/c" }]',
    remedy: 'Remove one of the two.',
  },
  'site/redirect-loop': {
    title: 'Redirects lead in a circle',
    meaning: 'Following the redirect never ends at a page.',
    example: '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/b", "destination": "/a" }]',
    remedy: 'Let one of them lead to a page.',
  },
  'site/redirect-target': {
    title: 'A redirect leads to no page',
    meaning: 'The destination is no page of the site.',
    example: '"redirects": [{ "source": "/old", "destination": "/nwe" }]',
    remedy: 'Correct the destination, or remove the redirect.',
  },
  'site/repeated-page': {
    title: 'Navigation names a page twice',
    meaning: 'In one part of the navigation a page stands once, where it is named first.',
    example: '{ "group": "Guides", "pages": ["start", "start"] }',
    remedy: 'Remove the other entries.',
  },
  'site/style-import': {
    title: 'An imported style sheet is missing',
    meaning: 'A style sheet imports a file that is not there. The import is left out.',
    example: '@import "./colurs.css";',
    remedy: 'Correct the path. It counts from the folder of the style sheet.',
  },
  'site/style-syntax': {
    title: 'A style sheet has a syntax error',
    meaning: 'A rule cannot be read as CSS. It is left out, as browsers do.',
    example: '.card { color: red',
    remedy: 'Correct the place that the code frame shows.',
  },
  'site/unknown-operation': {
    title: 'Navigation names an operation that no API file has',
    meaning: 'An entry such as `GET /users` is found in no API file of the site. It is left out.',
    example: '{ "group": "Users", "pages": ["GET /usres"] }',
    remedy: 'Name the file under `openapi`, and write method and path as they stand in it.',
  },
  'site/unlisted-feed': {
    title: 'A page that is not listed has no feed',
    meaning:
      'A page with `rss: true` says `hidden`, `draft` or `noindex`, or navigation does not name it. Such a page is in no list, and has no feed.',
    example: 'rss: true\nhidden: true',
    remedy: 'Name the page in navigation, or remove `rss`.',
  },
  'site/unused-api': {
    title: 'An API file has no pages',
    meaning: 'The config names the file, but no part of the navigation shows an operation of it.',
    example: '"api": { "openapi": "openapi.yaml" }, "navigation": { "tabs": [{ "tab": "Guides", "pages": ["a"] }] }',
    remedy: 'Name the file under `openapi` of a tab or a group, or its operations among the `pages`.',
  },
  'site/unreadable': {
    title: 'A file cannot be read',
    meaning: 'The system refuses a file or a folder of the site. What was read of it before stays in place.',
    example: 'chmod 000 guide.mdx',
    remedy: 'Follow the hint, which depends on what the system says.',
  },
  'site/not-published': {
    title: 'Files are not published',
    meaning: 'Files that are no media, and that nothing refers to, are left out of the site.',
    example: 'service-account.json',
    remedy: 'Link to a file that readers need, or move it into the folder `public`.',
  },
} as const satisfies { [code: string]: Explanation };
