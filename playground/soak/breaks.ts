import { chmod, mkdir, readdir, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { Random } from '../harness/create-random.ts';
import { garbleFolder } from '../harness/garble-folder.ts';
import { PAGES, fileOf, type SoakSite } from './soak-site.ts';

/** What a break is done to. */
export interface SoakScope {
  site: SoakSite;
  /** Of a page: its address, which also names its file. */
  href: string;
  random: Random;
  /** Where the dev server keeps what it has compiled. */
  cache: string;
}

/** Something that happens to a site while somebody works on it. */
export interface SoakBreak {
  name: string;
  /** Breaks something, and gives what repairs it. The repaired texts have marks that were never shown before. */
  run(scope: SoakScope): Promise<() => Promise<void>>;
}

/** Everything that is done to a soaked site, in one list. */
export const BREAKS: readonly SoakBreak[] = [
  { name: 'save', run: async (scope) => repairOwn(scope, () => Promise.resolve()) },
  {
    name: 'save beside and rename',
    run:
      async ({ site, href }) =>
      async () =>
        saveByRename(site, fileOf(href), await site.remark(fileOf(href))),
  },
  {
    name: 'move to a backup and write anew',
    run: async ({ site, href }) => {
      const file = fileOf(href);
      const text = await site.remark(file);
      await rename(site.at(file), site.at(`${file}~`));
      return async () => {
        await site.write(file, text);
        await rm(site.at(`${file}~`));
      };
    },
  },
  {
    name: 'empty, then write',
    run: async (scope) => repairOwn(scope, (file) => scope.site.write(file, '')),
  },
  {
    name: 'half-written',
    run: async (scope) =>
      repairOwn(scope, async (file, text) =>
        scope.site.write(file, text.slice(0, Math.floor((text.length * scope.random.pick([1, 2, 3])) / 4))),
      ),
  },
  { name: 'remove', run: async (scope) => repairOwn(scope, (file) => rm(scope.site.at(file))) },
  {
    name: 'rename a page and back',
    run: async ({ site, href }) => {
      const file = fileOf(href);
      await rename(site.at(file), site.at(`moved.mdx`));
      return () => rename(site.at(`moved.mdx`), site.at(file));
    },
  },
  {
    name: 'rename a folder and back',
    run: ({ site, random }) => moveFolder(site, random.pick(['guides', 'more', 'guides/deep', 'snippets'])),
  },
  {
    name: 'remove a folder',
    run: async ({ site, random }) => {
      const folder = random.pick(['guides', 'more', 'guides/deep', 'snippets', 'images']);
      const files = (await readdir(site.at(folder), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
      const texts = await Promise.all(
        files.map(async ({ parentPath, name }) => {
          const file = path.relative(site.root, path.join(parentPath, name));
          return [file, await site.remark(file)] as const;
        }),
      );
      await rm(site.at(folder), { recursive: true });
      return async () => {
        for (const [file, text] of texts) await site.write(file, text);
      };
    },
  },
  {
    name: 'check out a branch without the page, and back',
    run: async ({ site, href }) => {
      const file = fileOf(href);
      await site.git('add', '-A');
      await site.git('commit', '-q', '--allow-empty', '-m', 'Before');
      await site.git('checkout', '-q', '-B', 'other');
      await site.git('rm', '-q', file);
      await site.git('commit', '-q', '-m', 'Without');
      return () => site.git('checkout', '-q', 'main');
    },
  },
  {
    name: 'check out a branch with other texts, and back',
    run: async ({ site }) => {
      await site.git('add', '-A');
      await site.git('commit', '-q', '--allow-empty', '-m', 'Before');
      await site.git('checkout', '-q', '-B', 'other');
      for (const href of PAGES) await site.write(fileOf(href), await site.remark(fileOf(href)));
      await site.git('commit', '-q', '-a', '-m', 'Other');
      return () => site.git('checkout', '-q', 'main');
    },
  },
  { name: 'MDX that does not parse', run: async (scope) => repairOwn(scope, (file, text) => scope.site.write(file, `${text}\n{open\n`)) },
  {
    name: 'broken frontmatter',
    run: async (scope) => repairOwn(scope, (file, text) => scope.site.write(file, text.replace('title: ', 'title: "'))),
  },
  {
    name: 'a missing import',
    run: async (scope) => repairOwn(scope, (file, text) => scope.site.write(file, `import X from '/snippets/no.mdx';\n\n<X />\n\n${text}`)),
  },
  {
    name: 'code that throws at once',
    run: async (scope) =>
      repairOwn(scope, (file, text) =>
        scope.site.write(file, `${text}\nexport const thrown = (() => { throw new Error('At once.'); })();\n\n{thrown}\n`),
      ),
  },
  {
    name: 'an expression that throws when it is shown',
    run: async (scope) => repairOwn(scope, (file, text) => scope.site.write(file, `${text}\n{undefined.field}\n`)),
  },
  {
    name: 'a component whose code throws at once',
    run: async ({ site }) =>
      repairFile(site, 'snippets/box.jsx', (text) => site.write('snippets/box.jsx', `${text}\nthrow new Error('At once.');\n`)),
  },
  {
    name: 'bytes that are no text',
    run: async (scope) => repairOwn(scope, (file) => scope.site.write(file, new Uint8Array([255, 254, 0, 1, 129]))),
  },
  {
    name: 'a folder in place of a page',
    run: async (scope) =>
      repairOwn(scope, async (file) => {
        await rm(scope.site.at(file));
        await mkdir(scope.site.at(file));
        return () => rm(scope.site.at(file), { recursive: true });
      }),
  },
  ...['snippets/shared.mdx', 'snippets/inner.mdx', 'snippets/box.jsx'].flatMap((file): SoakBreak[] => [
    { name: `edit of ${file}`, run: async ({ site }) => repairFile(site, file, () => Promise.resolve()) },
    { name: `${file} removed`, run: async ({ site }) => repairFile(site, file, () => rm(site.at(file))) },
    { name: `${file} broken`, run: async ({ site }) => repairFile(site, file, (text) => site.write(file, `${text}\n<Open {\n`)) },
  ]),
  {
    name: 'snippets in a circle',
    run: async ({ site }) =>
      repairFile(site, 'snippets/inner.mdx', (text) =>
        site.write('snippets/inner.mdx', `import Shared from '/snippets/shared.mdx';\n\n<Shared />\n\n${text}`),
      ),
  },
  {
    name: 'a page that imports itself',
    run: async (scope) => repairOwn(scope, (file, text) => scope.site.write(file, `import Self from '/${file}';\n\n<Self />\n\n${text}`)),
  },
  ...['docs.json', 'style.css', 'shout.js', 'openapi.yaml', 'images/dot.svg'].flatMap((file): SoakBreak[] => [
    { name: `${file} removed`, run: async ({ site }) => repairFile(site, file, () => rm(site.at(file))) },
    {
      name: `${file} broken`,
      run: async ({ site }) => repairFile(site, file, (text) => site.write(file, `{"a: [${text.slice(0, text.length / 2)}`)),
    },
  ]),
  {
    name: 'mint.json in place of docs.json',
    run: async ({ site }) => {
      await rename(site.at('docs.json'), site.at('docs.json.off'));
      await site.write(
        'mint.json',
        JSON.stringify({ name: 'Classic', navigation: [{ group: 'All', pages: PAGES.map((href) => href.slice(1)) }] }),
      );
      return async () => {
        await rm(site.at('mint.json'));
        await rename(site.at('docs.json.off'), site.at('docs.json'));
      };
    },
  },
  {
    name: '.mintignore',
    run: async ({ site, href }) => {
      await site.write('.mintignore', `/${fileOf(href)}\n`);
      return () => rm(site.at('.mintignore'));
    },
  },
  {
    name: 'links: to the folder above, in a circle, to nothing, out of the root',
    run: async ({ site, random }) => {
      const folder = random.pick(['guides', 'more', '.']);
      const links = [
        ['..', 'up'],
        ['circle.mdx', 'circle.mdx'],
        ['/nowhere', 'nowhere.mdx'],
        ['/etc', 'outside'],
        ['/etc/passwd', 'passwd.txt'],
      ] as const;
      for (const [target, name] of links) await symlink(target, path.join(site.at(folder), name));
      return async () => {
        for (const [, name] of links) await unlink(path.join(site.at(folder), name));
      };
    },
  },
  {
    name: 'a page that is a link to another for a while',
    run: async (scope) =>
      repairOwn(scope, async (file) => {
        await rm(scope.site.at(file));
        await symlink(scope.site.at('snippets/inner.mdx'), scope.site.at(file));
        return () => unlink(scope.site.at(file));
      }),
  },
  { name: 'a page that nobody may read', run: ({ site, href }) => lock(site, fileOf(href)) },
  { name: 'an image that nobody may read', run: ({ site }) => lock(site, 'images/dot.svg') },
  { name: 'a folder that nobody may read', run: ({ site, random }) => lock(site, random.pick(['guides', 'more', 'images', 'snippets'])) },
  {
    name: 'files that come and go',
    run: async ({ site, href }) => {
      for (let round = 0; round < 10; round += 1) {
        await mkdir(site.at('busy'), { recursive: true });
        for (let file = 0; file < 20; file += 1) await writeFile(site.at(`busy/${file}.mdx`), `# ${round}\n`);
        await rm(site.at('busy'), { recursive: true });
      }
      const file = fileOf(href);
      const text = await site.remark(file);
      return () => site.write(file, text);
    },
  },
  {
    name: '2,000 files at once',
    run: async ({ site }) => {
      await mkdir(site.at('many'));
      await Promise.all(
        Array.from({ length: 2000 }, (_, index) =>
          writeFile(site.at(`many/${index}.mdx`), `---\ntitle: N ${index}\n---\n\nText ${index}.\n`),
        ),
      );
      await setTimeout(300);
      return () => rm(site.at('many'), { recursive: true });
    },
  },
  {
    name: 'a page that takes long to compile',
    run: async (scope) =>
      repairOwn(scope, (file, text) =>
        scope.site.write(
          file,
          scope.random.pick([
            `${text}\n${'- '.repeat(2000)}x\n`,
            text.replace('---\n', `---\ndescription: ${'"'.repeat(20_000)}\n`),
            text.replace('---\n', `---\nkeywords: ${'['.repeat(20_000)}\n`),
          ]),
        ),
      ),
  },
  {
    name: 'the cache garbled',
    run: async ({ site, href, cache, random }) => {
      for (const kept of (await readdir(cache)).filter((name) => name.startsWith('octavo-')))
        await garbleFolder(path.join(cache, kept), random);
      const file = fileOf(href);
      const text = await site.remark(file);
      return () => site.write(file, text);
    },
  },
];

/** Breaks one file, and gives the repair: the file as it was, with new marks. `change` may give what has to be done first. */
async function repairFile(
  site: SoakSite,
  file: string,
  change: (text: string) => Promise<void | (() => Promise<void>)>,
): Promise<() => Promise<void>> {
  const text = await site.read(file);
  const repaired = await site.remark(file);
  const undo = await change(text);
  return async () => {
    await undo?.();
    await site.write(file, repaired);
  };
}

async function repairOwn(
  { site, href }: SoakScope,
  change: (file: string, text: string) => Promise<void | (() => Promise<void>)>,
): Promise<() => Promise<void>> {
  return repairFile(site, fileOf(href), (text) => change(fileOf(href), text));
}

async function saveByRename(site: SoakSite, file: string, text: string): Promise<void> {
  await writeFile(site.at(`${file}.swp`), text);
  await rename(site.at(`${file}.swp`), site.at(file));
}

async function moveFolder(site: SoakSite, folder: string): Promise<() => Promise<void>> {
  await rename(site.at(folder), site.at('elsewhere'));
  return () => rename(site.at('elsewhere'), site.at(folder));
}

/** Means nothing to a server that runs as root. */
async function lock(site: SoakSite, file: string): Promise<() => Promise<void>> {
  await chmod(site.at(file), 0o000);
  return () => chmod(site.at(file), file.includes('.') ? 0o644 : 0o755);
}
