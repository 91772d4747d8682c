import { expect, test } from 'vitest';
import { createModuleEffects } from './module-effects.ts';
import type { FindModule } from './module-effects.ts';

function readGraph(modules: Record<string, [code: string, ...imports: string[]]>): (id: string) => string | undefined {
  const find: FindModule = (id) => {
    const [code, ...importedIds] = modules[id] ?? [];
    return code === undefined ? null : { code, importedIds, dynamicallyImportedIds: [] };
  };
  const effects = createModuleEffects();
  effects.read(Object.keys(modules), { find, isOurs: (id) => id.startsWith('/theme/') });
  return effects.find;
}

test('a page has the effects of all that it imports, in circles too', () => {
  const find = readGraph({
    '/a.mdx.octavo': ['export default 1', '/b.jsx.octavo'],
    '/b.jsx.octavo': ['export default 1', '/c.js'],
    '/c.js': ['start()', '/a.mdx.octavo'],
    '/d.mdx.octavo': ['export default 1', '/theme/tabs.tsx', '/x.css'],
    '/theme/tabs.tsx': ['start()'],
    '/x.css': ['start()'],
  });
  expect(find('/a.mdx.octavo')).toBe('`c.js` runs code when it is imported');
  expect(find('/b.jsx.octavo')).toBe('`c.js` runs code when it is imported');
  expect(find('/d.mdx.octavo')).toBeUndefined();
});
