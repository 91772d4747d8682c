import { parseVirtualId } from '../content/compile/virtual-id.ts';
import { hashCode } from './served-modules.ts';

/** Adds the code by which the browser takes a new version of a data module (its resolved id) in place, without a reload. */
export function withLiveUpdate(code: string, id: string): string {
  const { name = '', key = '' } = parseVirtualId(id) ?? {};
  const topic = JSON.stringify(key === '' ? name : `${name}/${key}`);
  const [module, hash] = [JSON.stringify(id), JSON.stringify(hashCode(code))];
  return [
    "import { publish } from '@octavo/vite/client/live';",
    "import { reportLost, reportRunning } from '@octavo/vite/client/report-running';",
    code,
    `export const octavoHash = ${hash};`,
    'if (import.meta.hot) {',
    '  const hot = import.meta.hot;',
    '  import.meta.hot.accept((next) => {',
    `    if (!next) return reportLost(hot, ${module}, octavoHash);`,
    `    publish(${topic}, next.default);`,
    `    reportRunning(hot, ${module}, next.octavoHash);`,
    '  });',
    `  reportRunning(hot, ${module}, octavoHash);`,
    '}',
  ].join('\n');
}
