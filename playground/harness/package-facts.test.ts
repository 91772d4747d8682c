import { readFileSync } from 'node:fs';
import { PROJECT } from '@octavo/core/internal';
import { expect, test } from 'vitest';

interface Manifest {
  dependencies: Record<'@shikijs/core', string>;
}

/** What a registry finds each package by, beside words that all of them have. */
const KEYWORDS = {
  cli: ['cli', 'vite', 'static-site-generator'],
  core: ['docs.json', 'json-schema'],
  'create-octavo': ['create', 'starter'],
  openapi: ['openapi', 'asyncapi', 'api-reference'],
  theme: ['react', 'components', 'theme'],
  vite: ['vite-plugin', 'vite', 'react'],
};

/** `-u` writes them. npm's provenance needs the repository as its registry spells it. */
test.each(Object.entries(KEYWORDS))('the package of %s says where it is at home', async (folder, keywords) => {
  const file = `../../packages/${folder}/package.json`;
  const { name, version, description, type, ...rest } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;
  const facts = {
    name,
    version,
    description,
    keywords: ['octavo', 'documentation', 'docs', 'mdx', ...keywords].toSorted(),
    homepage: PROJECT.documentation,
    bugs: `${PROJECT.repository}/issues`,
    license: 'MIT',
    repository: { type: 'git', url: `git+${PROJECT.repository}.git`, directory: `packages/${folder}` },
  };
  const { bin, files, ...others } = rest;
  const guarded = { ...others, scripts: { ...(others.scripts as object), prepublishOnly: 'node ../../scripts/check-release.js' } };
  const manifest = { ...facts, ...(bin !== undefined && { bin }), files, type, ...without(guarded, Object.keys(facts)) };
  await expect(`${JSON.stringify(manifest, null, 2)}\n`).toMatchFileSnapshot(file);
});

/** pnpm brings the workspace's along only where no other file of a package has that name. */
test.each(Object.keys(KEYWORDS))('the licence of %s is that of the workspace', async (folder) => {
  const licence = readFileSync(new URL('../../LICENSE', import.meta.url), 'utf8');
  await expect(licence).toMatchFileSnapshot(`../../packages/${folder}/LICENSE`);
});

test.each(['docs/do/extend/code.mdx', 'vite/EXTENSIONS.md'])('%s names the version of Shiki that compiles', (page) => {
  const manifest = JSON.parse(readFileSync(new URL('../../packages/vite/package.json', import.meta.url), 'utf8')) as Manifest;
  const [major] = manifest.dependencies['@shikijs/core'].split('.');
  const text = readFileSync(new URL(`../../packages/${page}`, import.meta.url), 'utf8');
  expect(text).toContain(`with Shiki ${major}`);
  expect(text).toContain(`\`@shikijs/transformers@${major}\``);
});

function without(fields: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
