import { expect, it } from 'vitest';
import { collectCode } from './collect-code.ts';
import { explainMissing } from './explain-missing.ts';

function open(files: Readonly<Record<string, string>>) {
  const names = Object.keys(files);
  return {
    root: '/old/site',
    top: '/old',
    files: names,
    list: () => names,
    has: (file: string) => files[file] !== undefined,
    read: (file: string) => files[file],
  };
}

it('takes what an export needs where its script as a whole cannot come along', () => {
  const source = open({
    'all.tsx':
      "import fs from 'node:fs';\nimport { cut } from './cut';\nimport type { Fare } from 'nowhere';\nexport const read = () => fs.readFileSync('a');\nconst Sign = ({ of }: { of: Fare }) => <b>{cut(of)}</b>;\nexport function Tag(props) {\n  return <Sign {...props} />;\n}\nTag.Sign = Sign;\nexport async function Page() {\n  return <Tag />;\n}\n",
    'cut.ts': 'export const cut = (text: string): string => text;\n',
  });
  expect(collectCode('all.tsx', ['read'], source)).toBeUndefined();
  expect(collectCode('all.tsx', ['Page'], source)).toBeUndefined();
  expect(explainMissing('all.tsx', ['read'], source)).toBe('all.tsx needs `node:fs`');
  expect(explainMissing('all.tsx', ['Page'], source)).toBe('all.tsx has a component that runs on a server (`async`)');
  const { target = '', files, copies } = collectCode('all.tsx', ['Tag'], source) ?? {};
  expect(target).toBe('snippets/own/all.Tag.tsx');
  expect(files?.get(target)).toBe(
    "import { cut } from './cut';\nconst Sign = ({ of }: { of: Fare }) => <b>{cut(of)}</b>;\nexport function Tag(props) {\n  return <Sign {...props} />;\n}\nTag.Sign = Sign;\n",
  );
  expect([...(copies ?? [])]).toEqual([['snippets/own/cut.ts', 'cut.ts']]);
});

it('follows lists of exports, packages of the repository, pictures and what is loaded later', () => {
  const source = open({
    'a.jsx':
      "import { Boat, Chart } from '@ferry/ui';\nimport map from './map.png';\nexport default () => <Boat map={map} photo={require('./photo.jpg').default} of={() => import('./later')} chart={Chart} />;\n",
    'map.png': 'x',
    'photo.jpg': 'x',
    'later.jsx': 'export default 1;\n',
    '../ui/package.json': '{ "name": "@ferry/ui", "private": true, "exports": { ".": { "import": "./dist/index.js" } } }',
    '../oars/package.json': '{ "name": "@ferry/oars", "version": "2.1.0", "main": "dist/index.js" }',
    '../ui/src/index.ts': "export * from './boat';\nexport { default as Chart } from './chart';\nexport * from './server';\n",
    '../ui/src/boat.tsx':
      "import '@ferry/ui/missing.css';\nimport { row } from '@ferry/oars/quick';\nexport const Boat = () => <b>{row}</b>;\n",
    '../ui/src/chart.tsx': 'export default () => <i />;\n',
    '../ui/src/server.ts': "export { readFile } from 'node:fs';\n",
  });
  const { files, copies, packages, target = '', differs } = collectCode('a.jsx', ['default'], source) ?? {};
  expect(files?.get(target)).toBe(
    "import picture1 from './photo.jpg';\nimport { Boat, Chart } from '/snippets/own/ui/src/index.Boat-Chart.ts';\nimport map from './map.png';\nexport default () => <Boat map={map} photo={picture1} of={() => import('./later')} chart={Chart} />;\n",
  );
  expect(files?.get('snippets/own/ui/src/index.Boat-Chart.ts')).toBe(
    "export { default as Chart } from './chart';\nexport { Boat } from './boat';\n",
  );
  expect([...(copies?.keys() ?? [])].toSorted()).toEqual(
    ['later.jsx', 'map.png', 'photo.jpg', 'ui/src/chart.tsx'].map((name) => `snippets/own/${name}`),
  );
  expect([...(packages ?? [])]).toEqual([['@ferry/oars', '^2.1.0']]);
  expect([...(differs ?? [])]).toEqual(['../ui/src/boat.tsx imports @ferry/ui/missing.css, which was not migrated.']);
});

it('tells what of the old framework is empty here', () => {
  const source = open({
    'a.jsx':
      "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';\nexport const A = () => useDocusaurusContext().siteConfig.customFields.a;\n",
  });
  expect([...(collectCode('a.jsx', ['A'], source)?.differs ?? [])]).toEqual([
    expect.stringContaining('other fields of the old config are empty'),
  ]);
});

it('takes scripts that import each other, and shows what a component of the framework holds where none of ours is like it', () => {
  const source = open({
    'a.jsx': "import { b } from './b';\nexport const A = () => b;\n",
    'b.jsx': "import { A } from './a';\nimport { Banner, Callout } from 'nextra/components';\nexport const b = [A, Banner, Callout];\n",
    'hook.jsx': "import { useConfig } from 'nextra-theme-docs';\nexport const Hook = () => useConfig().a;\n",
  });
  const { files, copies, stubs } = collectCode('a.jsx', ['A'], source) ?? {};
  expect([...(copies?.keys() ?? [])]).toEqual(['snippets/own/a.jsx']);
  expect(files?.get('snippets/own/b.jsx')).toBe(
    "import { A } from './a';\nimport { Callout } from '/snippets/own/shims/nextra-components.jsx';\nimport Banner from '/snippets/own/shims/nextra-components-Banner.jsx';\nexport const b = [A, Banner, Callout];\n",
  );
  expect([...(stubs ?? [])]).toEqual(['`Banner` of nextra/components']);
  expect(explainMissing('hook.jsx', ['Hook'], source)).toBe('hook.jsx needs `useConfig` of nextra-theme-docs');
});
