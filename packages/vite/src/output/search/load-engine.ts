import { runPagefind } from './run-pagefind.ts';

/** The browser's half of Pagefind as a module; it does not depend on what is indexed. */
export async function loadEngine(): Promise<string> {
  const files = await runPagefind([{ url: '/', content: '<html lang="en"><body><p>empty</p></body></html>' }]);
  const engine = files.find(({ path }) => path === 'pagefind.js');
  if (engine === undefined) throw new Error('Pagefind did not return pagefind.js.');
  return new TextDecoder().decode(engine.content);
}
