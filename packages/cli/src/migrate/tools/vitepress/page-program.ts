import { readFrontmatter } from '@octavo/core/internal';
import type { OldPage } from '../../old-site.ts';
import { maskCode } from '../../text/mask-code.ts';
import { splitImports } from '../../text/own/split-imports.ts';

const SCRIPT = /<script\b[^>]*\bsetup\b[^>]*>([\s\S]*?)<\/script>/dg;

/** What Vue and VitePress give at once, without a browser. */
const GIVEN = [
  'const computed = (get) => get();',
  'const unref = (value) => value;',
  'const shallowRef = (value) => value;',
  'const ref = (value) => value;',
  'const reactive = (value) => value;',
  'const withBase = (address) => address;',
  'const useData = () => ({ frontmatter: $frontmatter, page: { frontmatter: $frontmatter } });',
];

/** What stands in the `<script setup>` of a page; those in its samples of code are none of it. */
export function readSetup(text: string): string {
  return [...maskCode(text).matchAll(SCRIPT)].map(({ indices }) => text.slice(...(indices?.[1] ?? [0, 0]))).join('\n');
}

/** The program of a page's `<script setup>`, which its text takes values from: its imports but those that are known, and what it declares. */
export function readPageProgram(
  text: string,
  { page, isImported = () => false }: { page: Pick<OldPage, 'file'>; isImported?: (name: string) => boolean },
): string {
  const { imports, body } = splitImports(readSetup(text));
  const { data } = readFrontmatter(text, page.file);
  // What is given to a value later is no value that the page begins with.
  const isLive = /\.value\b/.test(body);
  return [
    ...imports.filter(
      (one) => !/\bfrom\s*["'](?:vue|vitepress(?:\/theme)?)["']/.test(one) && !isImported(/^import\s+(\w+)\s+from\b/.exec(one)?.[1] ?? ''),
    ),
    `const $frontmatter = ${JSON.stringify(data)};`,
    ...GIVEN.filter((one) => !isLive || !/^const (?:shallowRef|ref|reactive)\b/.test(one)),
    body,
  ].join('\n');
}
