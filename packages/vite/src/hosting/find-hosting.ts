import path from 'node:path';
import type { ResolvedConfig } from 'vite';
import { disk, readOr } from '../disk/disk.ts';
import type { OctavoOptions } from '../options.ts';
import { readHosting } from './read-hosting.ts';
import type { HostingFacts } from './read-hosting.ts';

/** What is known of the place of a site. */
export interface HostingScope {
  vite: Pick<ResolvedConfig, 'command' | 'publicDir'>;
  /** The public base of the site. */
  base: string;
  options: Pick<OctavoOptions, 'hosting'>;
}

/** Finds what serves the site: what the owner says, else whose build this is. A dev server is in nobody's build. */
export function findHosting({ vite: { command, publicDir }, base, options: { hosting } }: HostingScope): HostingFacts {
  const domain = publicDir === '' ? '' : readOr(disk.readText(path.join(publicDir, 'CNAME')), '').trim();
  const facts = command === 'build' ? readHosting(process.env, { base, ...(domain !== '' && { domain }) }) : {};
  return { ...facts, ...(hosting !== undefined && { hosting }) };
}
