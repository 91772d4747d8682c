import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a site of one page, with or without an API file. */
export async function writeBenchSite(folder: string, spec: string | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = spec === undefined ? undefined : `openapi${path.extname(spec)}`;
  if (spec !== undefined && name !== undefined) await cp(spec, path.join(folder, name));
  const config = { name: 'Bench', navigation: [{ group: 'Start', pages: ['index'] }], ...(name !== undefined && { openapi: name }) };
  await writeFile(path.join(folder, 'docs.json'), JSON.stringify(config));
  await writeFile(path.join(folder, 'index.mdx'), '---\ntitle: Start\n---\n\nHello.\n');
}
