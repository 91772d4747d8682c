import { findBodyOffset } from '@octavo/core/internal';
import { parseSync } from 'vite';
import { findFences } from './mask-code.ts';

/** More lines than a statement of a page has. */
const LONGEST = 300;

/** The statements of a page of MDX, as written: each `import` and `export`, up to where it ends. */
export function readStatements(text: string): string[] {
  const start = findBodyOffset(text);
  const body = findFences(text)
    .reduceRight((rest, fence) => rest.slice(0, fence.start) + rest.slice(fence.end), text)
    .slice(start);
  const lines = body.split('\n');
  const found: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    if (!/^(?:import|export)\s/.test(lines[index] ?? '')) continue;
    const most = Math.min(LONGEST, lines.length - index);
    for (let length = 1; length <= most; length += 1) {
      const statement = lines.slice(index, index + length).join('\n');
      if (parseSync('page.tsx', statement, { lang: 'tsx', sourceType: 'module' }).errors.length > 0) continue;
      found.push(statement);
      index += length - 1;
      break;
    }
  }
  return found;
}
