import { expect, it } from 'vitest';
import { createServedModules } from '../modules/served-modules.ts';
import { compareServed } from './compare-served.ts';

/** Modules `a`, `b` and `c` that a client was given the text `old` of. */
function serveThree(): ReturnType<typeof createServedModules> {
  const served = createServedModules();
  for (const id of ['a', 'b', 'c']) served.note('client', id, 'old');
  return served;
}

it('compares all modules though one of them cannot be made, which counts as changed', async () => {
  const render = (id: string): Promise<string | undefined> => (id === 'b' ? Promise.reject(new Error('Not now.')) : Promise.resolve('new'));
  const served = serveThree();
  const compared = { list: served.ids, served, render, onGone: () => undefined, version: () => 1 };
  const { changed, gone } = await compareServed(compared);
  expect(changed.get('client')).toEqual(['a', 'b', 'c']);
  expect(gone.size).toBe(0);
  // It is told once more when it can be made, though its text is the one of before.
  const after = await compareServed({ ...compared, render: (id) => Promise.resolve(id === 'b' ? 'old' : 'new') });
  expect(after.changed.get('client')).toEqual(['b']);
});

it('compares anew what a change of the site has overtaken', async () => {
  let version = 1;
  const served = serveThree();
  const render = (id: string): Promise<string> => {
    // An API file arrives that the second module has asked for: the first one names its pages, too.
    if (id === 'b' && version === 1) version = 2;
    return Promise.resolve(version === 1 ? 'old' : 'new');
  };
  const { changed } = await compareServed({ list: served.ids, served, render, onGone: () => undefined, version: () => version });
  expect(changed.get('client')?.toSorted()).toEqual(['a', 'b', 'c']);
});

it('tells apart what is gone', async () => {
  const gone: string[] = [];
  const render = (id: string): Promise<string | undefined> =>
    id === 'a' ? Promise.reject(Object.assign(new Error('Gone.'), { code: 'ENOENT' })) : Promise.resolve(id === 'b' ? undefined : 'old');
  const served = serveThree();
  const found = await compareServed({ list: served.ids, served, render, onGone: (id) => void gone.push(id), version: () => 1 });
  expect([...found.changed, ...found.gone]).toEqual([['client', ['a', 'b']]]);
  expect(gone).toEqual(['a', 'b']);
});

it('begins what takes long first, and compares it last', async () => {
  const begun: string[] = [];
  const render = (id: string): Promise<string> => {
    begun.push(id);
    return Promise.resolve('new');
  };
  const served = serveThree();
  const isSlow = (id: string): boolean => id === 'b';
  const { changed } = await compareServed({ list: served.ids, isSlow, served, render, onGone: () => undefined, version: () => 1 });
  expect(begun).toEqual(['b', 'a', 'c']);
  expect(changed.get('client')).toEqual(['a', 'c', 'b']);
});
