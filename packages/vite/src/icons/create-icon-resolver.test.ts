import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIconResolver } from './create-icon-resolver.ts';
import type { IconLibrary } from './icon-order.ts';
import type { IconSetId } from './icon-sets.ts';
import { createIconSetLoader } from './load-icon-set.ts';

/** Each set is read once. */
const loadSet = createIconSetLoader();

/** The set that answers: a resolver of its own tells which were used. */
async function findSet(name: string, type?: string, library: IconLibrary = 'fontawesome'): Promise<IconSetId | undefined> {
  const resolver = createIconResolver({ projectRoot: os.tmpdir(), loadSet });
  const icon = await resolver.resolve({ name, ...(type !== undefined && { type }) }, library);
  const sets = resolver.usedSets();
  expect(icon === undefined).toBe(sets.length === 0);
  return sets[0];
}

describe('the style', () => {
  it.each([
    ['rocket', undefined, 'fa7-solid'],
    [':rocket:', undefined, 'fa7-solid'],
    ['rocket', 'solid', 'fa7-solid'],
    ['rocket', 'sharp-solid', 'fa7-solid'],
    ['rocket', 'nonsense', 'fa7-solid'],
    ['bell', 'regular', 'fa7-regular'],
    ['rocket', 'regular', 'ph'],
    ['github', undefined, 'fa7-brands'],
    ['github', 'brands', 'fa7-brands'],
    ['github', 'light', 'fa7-brands'],
    ['book-open', 'duotone', 'ph-duotone'],
    ['magnifying-glass', 'thin', 'ph-thin'],
    ['gear', 'light', 'ph-light'],
    ['vector-square', undefined, 'fa6-solid'],
    ['bot', undefined, 'lucide'],
    ['cube-focus', undefined, 'ph'],
    ['cube-focus', 'solid', 'ph-fill'],
    ['number-123', undefined, 'tabler'],
    ['hono', undefined, 'simple-icons'],
  ])('%s, %s: %s', async (name, type, set) => {
    expect(await findSet(name, type)).toBe(set);
  });

  it('has a table for names that Phosphor does not know', async () => {
    const resolver = createIconResolver({ projectRoot: os.tmpdir(), loadSet });
    const icon = await resolver.resolve({ name: 'gear', type: 'duotone' }, 'fontawesome');
    expect(icon?.body).toContain('opacity');
    expect(icon?.viewBox).toBe('0 0 256 256');
  });
});

describe('the name', () => {
  it.each(['rocket', 'fa-rocket', 'fa-solid fa-rocket', 'fas fa-rocket', 'solid/rocket', 'Rocket', 'faRocket', ' rocket '])(
    '%j is the rocket',
    async (name) => {
      expect(await findSet(name)).toBe('fa7-solid');
    },
  );

  it.each([
    ['GitHub', 'fa7-brands'],
    ['ArrowRight', 'fa7-solid'],
    ['trash2', 'lucide'],
    ['far fa-bell', 'fa7-regular'],
    ['lucide:rocket', 'lucide'],
    ['home', 'fa7-solid'],
    ['message-bot', 'ph'],
    ['rectangle-barcode', 'fa7-solid'],
  ])('%s is of %s', async (name, set) => {
    expect(await findSet(name)).toBe(set);
  });

  it.each(['no-such-icon-at-all', 'constructor', '__proto__', 'toString'])('%s is none', async (name) => {
    expect(await findSet(name)).toBeUndefined();
  });

  it('is like other names', async () => {
    const resolver = createIconResolver({ projectRoot: os.tmpdir(), loadSet });
    expect((await resolver.suggest('rockte', 'fontawesome'))[0]).toBe('rocket');
    expect(await resolver.suggest('circle-blub', 'fontawesome')).toHaveLength(3);
  });
});

describe('the library', () => {
  it.each([
    ['rocket', 'lucide', 'lucide'],
    ['rocket', 'tabler', 'tabler'],
    ['hubspot', 'lucide', 'fa7-brands'],
  ] as const)('%s of %s', async (name, library, set) => {
    expect(await findSet(name, 'solid', library)).toBe(set);
  });
});

describe('packages of the project', () => {
  let root = '';
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const icon = (drawn: unknown, width: unknown = 512): string =>
    `{ icon: [${JSON.stringify(width)}, 512, [], "e000", ${JSON.stringify(drawn)}] }`;
  beforeAll(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'octavo-icons-'));
    write('node_modules/@fortawesome/pro-solid-svg-icons/faRocket.js', `exports.faRocket = ${icon('M0 0h9')};`);
    write('node_modules/@fortawesome/pro-duotone-svg-icons/faCircle1.js', `exports.faCircle1 = ${icon(['M1 1', 'M2 2'])};`);
    write('node_modules/@awesome.me/kit-a1/package.json', '{"exports":{"./icons/*":"./icons/*/index.js"}}');
    write(
      'node_modules/@awesome.me/kit-a1/icons/kit/custom/index.js',
      [
        `exports.faOurs = ${icon('M7 7')};`,
        `exports.faHostile = ${icon('M0 0"/><script>alert(1)</script><path d="')};`,
        `exports.faHandler = ${icon('M0 0" onload="alert(1)')};`,
        `exports.faWide = ${icon('M0 0', '512" onload="alert(1)')};`,
        `exports.faStar = ${icon('<svg onload=alert(1)>')};`,
      ].join('\n'),
    );
  });
  afterAll(() => rmSync(root, { recursive: true }));
  const find = (name: string, type?: string): Promise<{ body: string; viewBox: string } | undefined> =>
    createIconResolver({ projectRoot: path.join(root, 'docs'), loadSet }).resolve(
      { name, ...(type !== undefined && { type }) },
      'fontawesome',
    );

  it('are asked first', async () => {
    expect(await find('rocket')).toEqual({ body: '<path fill="currentColor" d="M0 0h9"/>', viewBox: '-64 -64 640 640' });
    expect((await find('circle-1', 'duotone'))?.body).toBe(
      '<path fill="currentColor" opacity=".4" d="M1 1"/><path fill="currentColor" d="M2 2"/>',
    );
    expect((await find('ours', 'light'))?.body).toContain('M7 7');
  });

  it.each(['hostile', 'handler', 'wide'])('give nothing but shapes: %s', async (name) => {
    expect(await find(name)).toBeUndefined();
  });

  it('give way to the free icon where theirs is no shape', async () => {
    expect((await find('star'))?.body).not.toContain('svg');
  });
});
