/** A change that CONTRIBUTING's table says how to make. Files count from the package. */
export interface Drill {
  /** The first cell of its row. */
  row: string;
  /** A folder of `packages`. */
  name: string;
  /** What is written by hand: a new file, or texts with what takes the place of each. */
  edits: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** What the row says to run: a script, from the workspace's root, or the name of a test that writes lists. */
  run?: string;
  /** The files that the run writes. */
  written?: readonly string[];
  /** A module that throws unless the change works. */
  proof: string;
}

/** One of each kind that people add. */
export const DRILLS: readonly Drill[] = [
  {
    row: 'a field of `docs.json`',
    name: 'core',
    edits: {
      'src/config/schema/appearance.ts': {
        'export const appearanceEntries = {\n': "export const appearanceEntries = {\n  motto: optionalText('A motto.'),\n",
      },
    },
    run: 'packages/core/scripts/write-schema.ts',
    written: ['schema.json'],
    proof: `
      import { readFileSync } from 'node:fs';
      import { parseConfig } from './src/config/parse-config.ts';
      const { diagnostics } = parseConfig('{"name":"A","navigation":[],"motto":[]}', 'docs.json');
      if (!diagnostics.some(({ code, message }) => code === 'config/wrong-type' && message.includes('motto'))) throw new Error('The field is not checked.');
      if (!readFileSync('schema.json', 'utf8').includes('A motto.')) throw new Error('Editors do not know the field.');
    `,
  },
  {
    row: 'a frontmatter field',
    name: 'core',
    edits: { 'src/page/frontmatter-schema.ts': { '  author: text(': "  motto: text('A motto.'),\n  author: text(" } },
    run: 'packages/core/scripts/write-schema.ts',
    written: ['frontmatter.schema.json'],
    proof: `
      import { readFileSync } from 'node:fs';
      const { properties } = JSON.parse(readFileSync('frontmatter.schema.json', 'utf8'));
      if (properties.motto?.description !== 'A motto.') throw new Error('Editors do not know the field.');
    `,
  },
  {
    row: 'a rule that takes several fields together',
    name: 'core',
    edits: {
      'src/config/rules/quiet-name.ts': `
        import type { Rule } from './rule.ts';

        export const quietName: Rule = {
          code: 'config/wrong-type',
          severity: 'warning',
          check: ({ name }) => (name === 'LOUD' ? [{ message: 'A loud name.', hint: 'Whisper.', path: ['name'] }] : []),
        };
      `,
      'src/config/rules/rules.ts': {
        'import type { Rule }': "import { quietName } from './quiet-name.ts';\nimport type { Rule }",
        '  knownVersion,': '  knownVersion,\n  quietName,',
      },
    },
    proof: `
      import { parseConfig } from './src/config/parse-config.ts';
      const { diagnostics } = parseConfig('{"name":"LOUD","navigation":[]}', 'docs.json');
      if (!diagnostics.some(({ message }) => message === 'A loud name.')) throw new Error('The rule does not run.');
    `,
  },
  {
    row: 'a component of pages',
    name: 'theme',
    edits: {
      'src/components/motto/motto.tsx': `
        import type { ReactElement } from 'react';

        export function Motto(): ReactElement {
          return <p>Slowly.</p>;
        }
      `,
      'src/components/motto/descriptor.tsx': `
        import type { ComponentDescriptor } from '../component-descriptor.ts';
        import { Motto } from './motto.tsx';

        export const descriptors: readonly ComponentDescriptor[] = [{ name: 'Motto', component: Motto, isInline: true }];
      `,
      'src/components/motto/motto.css': '.octavo .octavo-motto {\n  font-style: italic;\n}\n',
    },
    run: 'component-lists',
    written: [
      'src/components/component-names.ts',
      'src/components/components.css',
      'src/components/components.ts',
      'src/components/index.ts',
    ],
    proof: `
      import { readFileSync } from 'node:fs';
      import { COMPONENT_NAMES, INLINE_COMPONENTS } from './src/components/component-names.ts';
      if (![COMPONENT_NAMES, INLINE_COMPONENTS].every((names) => names.includes('Motto'))) throw new Error('The compiler does not know it.');
      if (!readFileSync('src/components/components.css', 'utf8').includes('./motto/motto.css')) throw new Error('It has no looks.');
    `,
  },
  {
    row: 'a language of samples',
    name: 'openapi',
    edits: {
      'src/samples/httpie.ts': `
        import type { SampleLanguage } from './sample-language.ts';

        export const httpie: SampleLanguage = { id: 'httpie', label: 'HTTPie', aliases: [], write: ({ url }) => \`http \${url}\` };
      `,
      'src/samples/create-samples.ts': {
        'import { java }': "import { httpie } from './httpie.ts';\nimport { java }",
        '[curl, javascript': '[httpie, curl, javascript',
      },
    },
    proof: `
      import { createSamples } from './src/samples/create-samples.ts';
      const [first] = createSamples({ samples: [] }, { method: 'GET', url: 'https://a.test', headers: {}, body: undefined });
      if (first.code !== 'http https://a.test') throw new Error('The language writes nothing.');
    `,
  },
  {
    row: 'something that Markdown or MDX can do',
    name: 'vite',
    edits: {
      'src/mdx/tree/blocks/rehype-loud.ts': `
        import type { Root } from 'hast';
        import { visit } from '../nodes/visit.ts';

        export function rehypeLoud(): (tree: Root) => void {
          return (tree) => visit(tree, 'text', (node) => void (node.value = node.value.toUpperCase()));
        }
      `,
      'src/mdx/list-steps.ts': {
        'import { rehypeMessages }': "import { rehypeLoud } from './tree/blocks/rehype-loud.ts';\nimport { rehypeMessages }",
        '      rehypeFit,': '      rehypeLoud,\n      rehypeFit,',
      },
    },
    proof: `
      import { createCompiler } from './src/mdx/create-compiler.ts';
      const { code } = await createCompiler({ dev: false, componentNames: [] }).compile({ file: 'a.mdx', text: 'slowly' });
      if (!code.includes('SLOWLY')) throw new Error('The step does not run.');
    `,
  },
  {
    row: 'something that a site serves beside its documents',
    name: 'vite',
    edits: {
      'src/output/motto-output.ts': `
        import type { Output } from './output.ts';

        export const mottoOutput: Output = { name: 'motto', list: () => [{ href: '/motto.txt', type: 'text/plain', read: () => 'Slowly.' }] };
      `,
      'src/output/list-own-extensions.ts': {
        'import { robotsOutput }': "import { mottoOutput } from './motto-output.ts';\nimport { robotsOutput }",
        "    { name: 'feeds',": "    { name: 'motto', outputs: [mottoOutput] },\n    { name: 'feeds',",
      },
    },
    proof: `
      import { listOwnExtensions } from './src/output/list-own-extensions.ts';
      const [search, icons] = [{}, { usedSets: () => [] }];
      const own = listOwnExtensions({ search, icons, apiChunks: {}, mode: 'alongside', store: { findAsset() {} }, vite: { publicDir: '', cacheDir: '' } });
      if (!own.some(({ outputs }) => outputs.some(({ name }) => name === 'motto'))) throw new Error('It is not served.');
    `,
  },
];
