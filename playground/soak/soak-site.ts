import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A site to break and repair: its pages hold marks, so that what a page shows can be told from what it showed before. */
export interface SoakSite {
  root: string;
  /** The absolute path of a file. */
  at(file: string): string;
  read(file: string): Promise<string>;
  write(file: string, text: string | Uint8Array): Promise<void>;
  /** The text of a file with marks that it never had. */
  remark(file: string): Promise<string>;
  git(...words: string[]): Promise<void>;
  /** The marks that a page has to show now, by its own file and the snippets that it imports. */
  expect(href: string): Promise<string[]>;
  remove(): Promise<void>;
}

/** The addresses of the site's pages; each is also the name of its file. */
export const PAGES = ['/index', '/guides/one', '/guides/two', '/guides/deep/three', '/more/four', '/more/plain'] as const;

const SNIPPETS = ['snippets/shared.mdx', 'snippets/inner.mdx', 'snippets/box.jsx'];
const MARK = /mark-\d+/g;

/** Writes the site into a fresh folder, which is also a Git repository. */
export async function createSoakSite(): Promise<SoakSite> {
  const root = await mkdtemp(path.join(await realpath(tmpdir()), 'octavo-soak-'));
  let count = Object.keys(FILES).length;
  const site: SoakSite = {
    root,
    at: (file) => path.join(root, file),
    read: (file) => readFile(site.at(file), 'utf8'),
    async write(file, text) {
      await mkdir(path.dirname(site.at(file)), { recursive: true });
      await writeFile(site.at(file), text);
    },
    remark: async (file) => (await site.read(file)).replaceAll(MARK, () => `mark-${(count += 1)}`),
    async git(...words) {
      await promisify(execFile)('git', ['-c', 'user.name=soak', '-c', 'user.email=soak@example.com', ...words], { cwd: root });
    },
    async expect(href) {
      const text = await site.read(fileOf(href));
      const snippets = SNIPPETS.filter(
        (file) => text.includes(`/${file}`) || (file.includes('inner') && text.includes('/snippets/shared.mdx')),
      );
      const texts = await Promise.all(snippets.map(site.read));
      return [text, ...texts].flatMap((one) => one.match(MARK) ?? []);
    },
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }),
  };
  for (const [file, text] of Object.entries(FILES)) await site.write(file, text);
  await site.git('init', '-q', '-b', 'main');
  await site.git('add', '-A');
  await site.git('commit', '-q', '-m', 'All pages');
  return site;
}

/** `/guides/one` -> `guides/one.mdx` */
export function fileOf(href: string): string {
  return `${href.slice(1)}${href.endsWith('plain') ? '.md' : '.mdx'}`;
}

/** The address that a reader has of a page. */
export function addressOf(href: string): string {
  return href === '/index' ? '/' : href;
}

function page(title: string, number: number, more = ''): string {
  return `---\ntitle: ${title}\n---\n\n${more}Own text mark-${number}.\n\n## Part of ${title}\n\n- A list\n- of two\n`;
}

const SHARED = "import Shared from '/snippets/shared.mdx';\n\n<Shared />\n\n";
const BOX = "import { Box } from '/snippets/box.jsx';\n\n<Box />\n\n";

const FILES: Readonly<Record<string, string>> = {
  'docs.json': JSON.stringify(
    {
      name: 'Soak',
      theme: 'mint',
      colors: { primary: '#0f766e' },
      navigation: {
        groups: [
          { group: 'Start', pages: ['index', 'guides/one', 'guides/two', 'guides/deep/three'] },
          { group: 'More', pages: ['more/four', 'more/plain'] },
          { group: 'API', openapi: 'openapi.yaml' },
        ],
      },
    },
    undefined,
    2,
  ),
  'openapi.yaml': `openapi: 3.1.0
info: { title: Soak, version: '1' }
paths:
  /items:
    get:
      summary: List items
      tags: [Items]
      responses:
        '200':
          description: All of them mark-90.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Item' }
components:
  schemas:
    Item:
      type: object
      properties:
        id: { type: string }
`,
  'index.mdx': page('Home', 1, SHARED),
  'guides/one.mdx': page('One', 2, SHARED + BOX),
  'guides/two.mdx': page('Two', 3, '![A dot](/images/dot.svg)\n\n'),
  'guides/deep/three.mdx': page('Three', 4, BOX),
  'more/four.mdx': page('Four', 5, SHARED),
  'more/plain.md': page('Plain', 6),
  'snippets/shared.mdx': "import Inner from '/snippets/inner.mdx';\n\nShared text mark-7.\n\n<Inner />\n",
  'snippets/inner.mdx': 'Inner text mark-8.\n',
  'snippets/box.jsx': 'export function Box() {\n  return <p>Box mark-9</p>;\n}\n',
  'images/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>',
  'style.css': '.octavo { --soak: 1; }\n',
  'shout.js': 'window.soak = 1;\n',
};
