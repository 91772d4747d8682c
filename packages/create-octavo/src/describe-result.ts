import path from 'node:path';
import { findPackageManager } from './find-package-manager.ts';
import type { InitResult } from './init-site.ts';

/** Says what was done, and what to do next, as the lines of a terminal. */
export function describeResult({ folder, content, written, kept, viteConfig }: InitResult): string {
  const manager = findPackageManager(folder);
  const place = path.relative(process.cwd(), folder);
  const isApp = content !== folder;
  const dev = viteConfig === undefined ? (isApp ? 'docs:dev' : 'dev') : 'dev';
  return [
    `Wrote ${written.length} files${isApp ? ` into ${path.basename(content)}/ and around it` : ''}:`,
    ...written.map((file) => `  ${file}`),
    ...(kept.length > 0 ? [`Kept what was there: ${kept.join(', ')}`] : []),
    ...(viteConfig?.kind === 'by-hand' ? ['', 'The Vite config stays as it was.', viteConfig.reason, ...BY_HAND] : []),
    '',
    'Next:',
    ...(place === '' ? [] : [`  cd ${place}`]),
    `  ${manager} install`,
    `  ${manager} run ${dev}${viteConfig !== undefined && viteConfig.kind !== 'by-hand' ? '   (the docs are at /docs)' : ''}`,
  ].join('\n');
}

const BY_HAND = ['Add this to it:', "  import { octavo } from '@octavo/vite';", "  plugins: [octavo({ root: 'docs', base: '/docs' })]"];
