import { parseConfig, readPage } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import { buildRequest, createSamples, createValues } from '@octavo/openapi';
import { createPlaceholders } from '@octavo/openapi/internal';
import { createSpecFiles, listOperationText, loadApi } from '@octavo/openapi/internal/load';
import { createApiPageData, createMarkdown, withExamples, writeOperation } from '@octavo/openapi/internal/page';
import { repairStyleSheet } from '../../../vite/src/author-styles/repair-style-sheet.ts';
import { createCompiler } from '../../../vite/src/mdx/create-compiler.ts';
import type { Compiler } from '../../../vite/src/mdx/create-compiler.ts';
import { createSpecTexts } from './create-spec-texts.ts';
import type { TextOptions } from './create-text.ts';
import { loadApiPage } from './load-api-page.ts';
import type { RenderApiPage } from './load-api-page.ts';
import { TEXTS } from './texts.ts';

/** Something that reads what strangers and authors write. */
export interface FuzzTarget {
  name: string;
  /** Makes what its texts are made of. */
  createPieces(): TextOptions;
  /** Loads what reads its texts, which takes seconds for some. */
  createReader(): Reader | Promise<Reader>;
}

/** Reads a text as the product does; gives what it tells the author. */
export type Reader = (text: string) => Diagnostic[] | Promise<Diagnostic[]>;

/** Lists what is read, each with texts that resemble what is written for it. */
export function listTargets(): FuzzTarget[] {
  return [
    {
      name: 'config',
      createPieces: () => TEXTS.config,
      createReader: () => (text) => parseConfig(text, 'docs.json').diagnostics,
    },
    {
      name: 'frontmatter',
      createPieces: () => TEXTS.frontmatter,
      createReader: () => (text) => readPage(`---\n${text}`, 'page.mdx').diagnostics,
    },
    {
      name: 'mdx',
      createPieces: () => TEXTS.mdx,
      createReader: () => {
        const compiler = createPageCompiler();
        return async (text) => (await compiler.compile({ file: 'page.mdx', text })).diagnostics;
      },
    },
    {
      name: 'markdown',
      createPieces: () => TEXTS.markdown,
      createReader: () => {
        const compiler = createPageCompiler();
        const renderMarkdown = createMarkdown();
        return async (text) => {
          renderMarkdown(text);
          return (await compiler.compile({ file: 'page.md', text })).diagnostics;
        };
      },
    },
    ...(['json', 'yaml'] as const).map((kind): FuzzTarget => ({
      name: `spec-${kind}`,
      createPieces: () => createSpecTexts(kind),
      createReader: async () => {
        const renderers = { renderMarkdown: createMarkdown(), renderApiPage: await loadApiPage() };
        return (text) => readSpec(text, renderers);
      },
    })),
    {
      name: 'style',
      createPieces: () => TEXTS.style,
      createReader: () => (text) => repairStyleSheet(text, { file: '/site/style.css', root: '/site' }).diagnostics,
    },
    {
      name: 'script',
      createPieces: () => TEXTS.script,
      createReader: () => {
        const compiler = createPageCompiler();
        return async (text) => (await compiler.compile({ file: 'page.mdx', text: writeScriptPage(text) })).diagnostics;
      },
    },
  ];
}

function writeScriptPage(script: string): string {
  return `${script.startsWith('import') ? '' : 'export const a = 1\n'}${script}\n\n# A\n`;
}

function createPageCompiler(): Compiler {
  return createCompiler({ dev: false, componentNames: ['Card', 'Steps', 'Step', 'Note', 'Tabs', 'Tab'] });
}

function readSpec(
  text: string,
  { renderMarkdown, renderApiPage }: { renderMarkdown: (markdown: string) => string; renderApiPage: RenderApiPage },
): Diagnostic[] {
  const files = createSpecFiles({ read: (source) => (source === 'api' ? { text } : { problem: 'The file does not exist.' }) });
  const loaded = loadApi('api', { files, hosts: new Set() });
  const { config } = parseConfig('{"name":"A","navigation":[]}', 'docs.json');
  for (const { key, kind } of loaded.api?.operations.slice(0, 3) ?? []) {
    const operation = loaded.operation(key);
    if (operation === undefined || config === undefined) continue;
    const page = { frontmatter: {}, api: { kind, source: 'api', key, isDeprecated: false } };
    const chunkUrl = (name: string): string | undefined => (loaded.schema(name) === undefined ? undefined : '/a');
    const data = createApiPageData(page, { loaded, config, renderMarkdown, chunkUrl });
    if (data !== undefined) renderApiPage(data);
    listOperationText(operation);
    writeOperation(withExamples(operation, loaded.examples));
    const request = buildRequest(operation, createValues(operation, 'all'), { credentials: createPlaceholders(operation) });
    createSamples(operation, request, []);
  }
  return [...loaded.diagnostics(), ...files.sources().flatMap((source) => (source === 'api' ? files.open(source).diagnostics : []))];
}
