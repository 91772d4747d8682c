import type { Explanation } from './explanation.ts';

/** Codes about the site as a whole: navigation, links, redirects and style sheets. */
export const SITE = {
  'site/broken-hash': {
    title: 'Broken link to a heading',
    meaning: 'The page exists, but has no heading or element with the id after `#`. Readers land at its top.',
    example: '[Install](/quickstart#instal)',
    remedy: 'Fix the part after `#`, or remove it.',
  },
  'site/broken-link': {
    title: 'Broken link',
    meaning: 'No page, file or redirect of the site has this address.',
    example: '[Start](/quikstart)',
    remedy: 'Fix the address, or add a redirect from it.',
  },
  'site/case-conflict': {
    title: 'Two addresses differ only in case',
    meaning: 'On case-insensitive hosts and file systems, one page hides the other.',
    example: 'Guide.mdx and guide.mdx',
    remedy: 'Rename one of them.',
  },
  'site/duplicate-href': {
    title: 'Two files with one address',
    meaning: '`a.mdx` and `a/index.mdx` both become the page `/a`. The first is shown.',
    example: 'guide.mdx and guide/index.mdx',
    remedy: 'Rename or remove one of them.',
  },
  'site/untrusted-file': {
    title: 'Unpublished file of an untrusted folder',
    meaning:
      'Style sheets, scripts, SVG images, HTML and XML in an `untrusted` folder could run code in a reader’s browser, so they are not published.',
    example: 'community/style.css',
    remedy: 'Move the file to a folder that you trust.',
  },
  'site/untrusted-folder': {
    title: 'Missing untrusted folder',
    meaning: 'A folder in `untrusted` has no content files, so the setting has no effect.',
    example: '"untrusted": ["comunity"]',
    remedy: 'Fix the name; it is a path relative to the folder of `docs.json`.',
  },
  'site/empty-anchor': {
    title: 'Empty anchor',
    meaning: 'No page of the navigation is below the `url` of the anchor. It is not shown.',
    example: '"anchors": [{ "name": "API", "url": "api-refrence" }]',
    remedy: 'Set `url` to the folder of its pages, or add pages of that folder to the navigation.',
  },
  'site/empty-division': {
    title: 'Division without existing pages',
    meaning: 'None of the pages of a tab, version or other division exists. It is not shown.',
    example: '"tabs": [{ "tab": "API", "pages": ["missing"] }]',
    remedy: 'Add existing pages, or remove it.',
  },
  'site/empty-tab': {
    title: 'Empty tab',
    meaning: 'No page of the navigation is below the `url` of the tab. It is not shown.',
    example: '"tabs": [{ "name": "API", "url": "api-refrence" }]',
    remedy: 'Set `url` to the folder of its pages, or add pages of that folder to the navigation.',
  },
  'site/empty-version': {
    title: 'Empty version',
    meaning: 'No page of the navigation belongs to the version. It is not shown.',
    example: '"versions": ["v2", "v1"], "navigation": [{ "group": "A", "version": "v2", "pages": ["a"] }]',
    remedy: 'Give a group this `version`, or remove the version.',
  },
  'site/hash-spelling': {
    title: 'Misspelt link to a heading',
    meaning: 'The id after `#` is a heading id in the style of another tool. The link works, but should use the actual id.',
    example: '[Install](/quickstart#Install-(npm))',
    remedy: 'Use the id in the message.',
  },
  'site/host-prefix': {
    title: 'A link with the base path of a host',
    meaning: 'The link starts with the base path of the previous host, and no folder of the site has that name.',
    example: '[Start](/docs/quickstart)',
    remedy: 'Write the address from the content root: `/quickstart`.',
  },
  'site/local-address': {
    title: "A link to the reader's own computer",
    meaning: 'The link was copied from a browser that showed the site of `octavo dev`. For readers it leads nowhere.',
    example: '[Start](http://localhost:3000/quickstart)',
    remedy: 'Write the address from the content root: `/quickstart`.',
  },
  'site/long-list': {
    title: 'Too many divisions side by side',
    meaning:
      'Each page lists the tabs, versions or other divisions beside its own. Those after the first 200 are listed only on their own pages.',
    example: '{ "navigation": { "versions": [ ... 1500 of them ... ] } }',
    remedy: 'Put them into fewer divisions, or into groups of the navigation.',
  },
  'site/missing-file': {
    title: 'A file is missing or not served',
    meaning: 'A page or a style sheet refers to an image, a font or another file that does not exist or is not published.',
    example: '![Map](/images/mpa.png)',
    remedy: 'Fix the path; with a leading slash it is relative to the content root, otherwise to the folder of the page or style sheet.',
  },
  'site/missing-page': {
    title: 'Missing page in the navigation',
    meaning: 'There is no page with this path. The entry is ignored.',
    example: '{ "group": "Guides", "pages": ["quikstart"] }',
    remedy: 'Fix the path, add the file, or remove the entry.',
  },
  'site/script-syntax': {
    title: 'Invalid JavaScript in a script of the site',
    meaning: 'A `.js` file that every page loads has a syntax error. Browsers run nothing of it.',
    example: 'let open = ;',
    remedy: 'Fix the error at the location in the message.',
  },
  'site/not-a-script': {
    title: 'A `.js` file that pages do not load',
    meaning: 'Scripts beside the config are loaded on every page. Modules and Node.js scripts are not.',
    example: "import fs from 'node:fs';",
    remedy: 'List the file in `.mintignore` if it is not part of the site.',
  },
  'site/no-address': {
    title: 'The public address of the site is not known',
    meaning:
      'Feeds, previews and links between languages need absolute URLs. Without the public address they have paths, which most programs reject, and there is no `sitemap.xml`.',
    example: '{ "navigation": { "languages": [...] } }',
    remedy: 'Set `"seo": { "metatags": { "canonical": "https://docs.example.com" } }`, or build with `--site https://docs.example.com`.',
  },
  'site/orphan-page': {
    title: 'Unreachable page',
    meaning: 'No navigation entry, link or redirect leads to the page. Readers cannot find it.',
    example: 'draft-notes.mdx, which no page links',
    remedy: 'Add it to the navigation, set `hidden: true`, or delete the file.',
  },
  'site/orphan-snippet': {
    title: 'Unused snippet',
    meaning: 'No page uses a file in `snippets`.',
    example: 'snippets/old-note.mdx',
    remedy: 'Import it, or remove the file.',
  },
  'site/redirect-conflict': {
    title: 'Conflicting redirect',
    meaning:
      'The source of the redirect is a page, an earlier redirect has the same source, or more than 200 redirects with wildcards fit addresses of the same folder.',
    example: '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/a", "destination": "/c" }]',
    remedy: 'Remove one of the two.',
  },
  'site/redirect-loop': {
    title: 'Redirect loop',
    meaning: 'The redirect never reaches a page.',
    example: '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/b", "destination": "/a" }]',
    remedy: 'Point one of them to a page.',
  },
  'site/redirect-target': {
    title: 'Broken redirect',
    meaning: 'The destination is not a page of the site.',
    example: '"redirects": [{ "source": "/old", "destination": "/nwe" }]',
    remedy: 'Fix the destination, or remove the redirect.',
  },
  'site/repeated-page': {
    title: 'Duplicate page in the navigation',
    meaning: 'A page is shown once in each part of the navigation, at its first entry.',
    example: '{ "group": "Guides", "pages": ["start", "start"] }',
    remedy: 'Remove the other entries.',
  },
  'site/too-many-places': {
    title: 'Too many versions beside tabs and anchors',
    meaning: 'A page without a version is in all versions. With thousands of versions, tabs and anchors, it is in the first versions only.',
    example: '{ "versions": [ ... 1500 ... ], "tabs": [ ... 1500 ... ] }',
    remedy: 'Give groups of the navigation their `version`, or remove versions.',
  },
  'site/style-import': {
    title: 'Missing imported style sheet',
    meaning: 'A style sheet imports a file that does not exist. The import is ignored.',
    example: '@import "./colurs.css";',
    remedy: 'Fix the path; it is relative to the folder of the style sheet.',
  },
  'site/style-syntax': {
    title: 'A style sheet has a syntax error',
    meaning: 'A rule is not valid CSS. It is ignored, as in browsers.',
    example: '.card { color: red',
    remedy: 'Fix the error that the code frame shows.',
  },
  'site/unknown-operation': {
    title: 'Unknown operation in the navigation',
    meaning: 'No API file of the site has an entry such as `GET /users`. The entry is ignored.',
    example: '{ "group": "Users", "pages": ["GET /usres"] }',
    remedy: 'Add the file under `openapi`, and write method and path as in that file.',
  },
  'site/unlisted-feed': {
    title: 'Unlisted page with a feed',
    meaning: 'A page with `rss: true` is `hidden`, `draft` or `noindex`, or missing in the navigation. Unlisted pages have no feed.',
    example: 'rss: true\nhidden: true',
    remedy: 'Add the page to the navigation, or remove `rss`.',
  },
  'site/unused-api': {
    title: 'API file without pages',
    meaning: 'The config lists the file, but no part of the navigation shows its operations.',
    example: '"api": { "openapi": "openapi.yaml" }, "navigation": { "tabs": [{ "tab": "Guides", "pages": ["a"] }] }',
    remedy: 'Add the file under `openapi` of a tab or a group, or its operations to `pages`.',
  },
  'site/unreadable': {
    title: 'A file cannot be read',
    meaning: 'A file or folder of the site cannot be read. The dev server keeps the previous content of a page; any other file is omitted.',
    example: 'chmod 000 guide.mdx',
    remedy: 'Follow the hint in the message.',
  },
  'site/page-extension': {
    title: 'Markdown that is not a page',
    meaning: 'Pages are files that end in `.md` or `.mdx`. Other names for Markdown, such as `.markdown`, are not read.',
    example: 'guide.markdown',
    remedy: 'Rename the file: `guide.md`.',
  },
  'site/not-published': {
    title: 'Files are not published',
    meaning: 'Files that are not media and that nothing refers to are not published.',
    example: 'service-account.json',
    remedy: 'Link to the file, or move it to the folder `public`.',
  },
} as const satisfies { [code: string]: Explanation };
