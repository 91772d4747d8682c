import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Random } from './create-random.ts';

const PAGES = ['index', 'guides/first', 'guides/second', 'guides/third'];

/** Writes a small site that has something of each kind that an edit can change. */
export function layOutSite(root: string): void {
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const page of PAGES) {
    const render = /second|third/.test(page) ? renderPlain : renderPage;
    write(`${page}.mdx`, render(page, 'A page like any other.'));
  }
  write('snippets/note.mdx', 'Parcels leave **every evening**.');
  write('snippets/badge.jsx', 'export const Badge = ({ text = \'new\' }) => <em className="badge">{text}</em>;');
  write('images/map.svg', renderImage(8));
  write('openapi.json', renderSpec('List all parcels'));
  writeConfig(root, { name: 'Acme', colors: { primary: '#0a7f5a' }, pages: PAGES, redirects: [] });
}

/** Makes one edit of such a site, and says which. */
export function editSite(root: string, random: Random): string {
  const config = readConfig(root);
  const page = random.pick(config.pages);
  const number = random.below(1000);
  const edit = (file: string, change: (text: string) => string): void =>
    writeFileSync(path.join(root, file), change(readFileSync(path.join(root, file), 'utf8')));
  const edits: Record<string, () => void> = {
    text: () => edit(`${page}.mdx`, (text) => `${text}\nSentence ${number} was added.\n`),
    code: () => edit(`${page}.mdx`, (text) => `${text}\n\`\`\`js\nconst parcel = ${number};\n\`\`\`\n`),
    clock: () => edit(`${page}.mdx`, (text) => `${text}\nIt is {new Date().getUTCFullYear()}.\n`),
    diagram: () => edit(`${page}.mdx`, (text) => `${text}\n\`\`\`mermaid\ngraph TD; A --> B${number}\n\`\`\`\n`),
    heading: () => edit(`${page}.mdx`, (text) => `${text}\n## Step ${number}\n`),
    title: () => edit(`${page}.mdx`, (text) => text.replace(/^title: .*$/m, `title: Title ${number}`)),
    description: () =>
      edit(`${page}.mdx`, (text) => text.replace(/^(title: .*)(\ndescription: .*)?$/m, `$1\ndescription: About ${number}`)),
    snippet: () => writeFileSync(path.join(root, 'snippets/note.mdx'), `Parcels leave at **${number}**.`),
    component: () => edit('snippets/badge.jsx', (text) => text.replace(/'[^']*'(?= \})/, `'new ${number}'`)),
    styles: () => writeFileSync(path.join(root, 'style.css'), `.badge { padding: ${number}px; }`),
    'no styles': () => rmSync(path.join(root, 'style.css'), { force: true }),
    image: () => writeFileSync(path.join(root, 'images/map.svg'), renderImage(number)),
    spec: () => writeFileSync(path.join(root, 'openapi.json'), renderSpec(`List ${number} parcels`)),
    name: () => writeConfig(root, { ...config, name: `Acme ${number}` }),
    color: () => writeConfig(root, { ...config, colors: { primary: `#0a7f${String(number).slice(0, 2).padStart(2, '0')}` } }),
    order: () => writeConfig(root, { ...config, pages: config.pages.toReversed() }),
    redirect: () => writeConfig(root, { ...config, redirects: [{ source: `/old-${number}`, destination: `/${page}` }] }),
    addition() {
      const render = number % 2 === 0 ? renderPlain : renderPage;
      writeFileSync(path.join(root, `added-${number}.mdx`), render(`added-${number}`, `It came as number ${number}.`));
      writeConfig(root, { ...config, pages: [...new Set([...config.pages, `added-${number}`])] });
    },
    removal() {
      const last = config.pages.findLast((one) => one !== 'index');
      // A site with few pages has little to get wrong.
      if (last === undefined || config.pages.length < 4) return;
      rmSync(path.join(root, `${last}.mdx`));
      writeConfig(root, { ...config, pages: config.pages.filter((one) => one !== last) });
    },
    rename() {
      if (page === 'index') return;
      const to = `renamed-${number}`;
      renameSync(path.join(root, `${page}.mdx`), path.join(root, `${to}.mdx`));
      writeConfig(root, { ...config, pages: [...new Set(config.pages.map((one) => (one === page ? to : one)))] });
    },
    'a damaged cache': () => damageCache(root, random, number),
    'a file beside': () => writeFileSync(path.join(root, `notes-${number}.txt`), 'Nobody refers to it.'),
    'nothing at all': () => void readdirSync(root),
  };
  const name = random.pick(Object.keys(edits));
  edits[name]?.();
  return `${name} (${page}, ${number})`;
}

/** Changes one byte of something that earlier builds have left. */
function damageCache(root: string, random: Random, number: number): void {
  const folder = path.join(root, 'node_modules/.vite');
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name)).filter((file) => file.includes(`${path.sep}octavo-`));
  if (files.length === 0) return;
  const file = random.pick(files.toSorted());
  const bytes = readFileSync(file);
  const at = Math.floor((bytes.length * number) / 1000);
  bytes.fill((bytes[at] ?? 0) ^ 1, at, at + 1);
  writeFileSync(file, bytes);
}

interface SiteConfig {
  name: string;
  colors: { primary: string };
  pages: string[];
  redirects: { source: string; destination: string }[];
}

function readConfig(root: string): SiteConfig {
  const { navigation, ...config } = JSON.parse(readFileSync(path.join(root, 'docs.json'), 'utf8')) as SiteConfig & {
    navigation: [{ pages: string[] }];
  };
  return { ...config, pages: navigation[0].pages };
}

function writeConfig(root: string, { pages, ...config }: SiteConfig): void {
  const navigation = [{ group: 'Guides', pages }];
  writeFileSync(path.join(root, 'docs.json'), JSON.stringify({ ...config, openapi: 'openapi.json', navigation }, undefined, 2));
}

function renderPage(name: string, text: string): string {
  return [
    '---',
    `title: The page ${name}`,
    '---',
    "import { Badge } from '/snippets/badge.jsx';",
    "import Note from '/snippets/note.mdx';",
    '',
    `${text} <Badge />`,
    '',
    '<Note />',
    '',
    '![A map](/images/map.svg)',
    '',
    '[Start](/index)',
    '',
  ].join('\n');
}

/** A page that imports nothing, and has a component that few pages have. */
function renderPlain(name: string, text: string): string {
  return `---\ntitle: The page ${name}\n---\n\n${text}\n\n<Update label="May">\n\nMore of it.\n\n</Update>\n\n[Start](/index)\n`;
}

function renderImage(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size + 1}" height="9"><rect width="8" height="8"/></svg>`;
}

function renderSpec(summary: string): string {
  const responses = { 200: { description: 'All of them.' } };
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Parcels', version: '1' },
    paths: { '/parcels': { get: { summary, responses } } },
  });
}
