import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFences, readReadmeFences } from './read-fences.ts';

const CODE = /\.(?:tsx?|m?js|json)$/;
const NO_MODULE = /^(?:docs|mcp|tsconfig|package)\.json$/;

/** Writes the TypeScript of all pages and READMEs as a project of the compiler, and gives how many files it has of each. */
export async function writeTypeScript(project: string): Promise<{ pages: number; readmes: number }> {
  await cp(path.join(import.meta.dirname, 'examples/typescript'), project, { recursive: true });
  const pages = readFences().filter(
    ({ language, title }) => /^(?:tsx?|js|json)$/.test(language) && CODE.test(title) && !NO_MODULE.test(title),
  );
  // Those of core and openapi are run by these packages.
  const readmes = readReadmeFences().filter(({ page, language }) => /^tsx?$/.test(language) && !/core|openapi/.test(page));
  for (const [index, { page, title, language, text }] of [...pages, ...readmes].entries()) {
    const name = index < pages.length ? title : path.join(`${index}`, title || `fence.${language}`);
    const file = path.join(project, 'pages', page, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return { pages: pages.length, readmes: readmes.length };
}
