/** Adds the code by which the browser takes a new version of a data module in place, without a reload. */
export function withLiveUpdate(code: string, { name, key }: { name: string; key: string }): string {
  const topic = JSON.stringify(key === '' ? name : `${name}/${key}`);
  return [
    "import { publish } from '@octavo/vite/client/live';",
    code,
    `if (import.meta.hot) import.meta.hot.accept((next) => { if (next) publish(${topic}, next.default); });`,
  ].join('\n');
}
