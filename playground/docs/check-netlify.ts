import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import type { Fence } from './read-fences.ts';

/** What Netlify's own parsers find wrong with a file of rules: `_redirects`, `_headers` or `netlify.toml`. One without a rule is wrong as well. */
export async function checkNetlify({ title, text }: Fence): Promise<readonly unknown[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-netlify-'));
  const file = path.join(folder, path.basename(title));
  try {
    await writeFile(file, text);
    const isOne = (name: string): boolean => path.basename(title) === name;
    const config = isOne('netlify.toml') ? { netlifyConfigPath: file } : {};
    const redirects = await parseAllRedirects({
      redirectsFiles: isOne('_redirects') ? [file] : [],
      configRedirects: [],
      minimal: true,
      ...config,
    });
    const headers = await parseAllHeaders({ headersFiles: isOne('_headers') ? [file] : [], configHeaders: [], minimal: true, ...config });
    const found = redirects.redirects.length + headers.headers.length;
    return [...redirects.errors, ...headers.errors, ...(found === 0 ? ['no rule'] : [])];
  } finally {
    await rm(folder, { recursive: true });
  }
}
