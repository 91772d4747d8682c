import { isSnippetFile, isUntrusted } from '@octavo/core/internal';
import type { DiskRead } from '../../disk/disk-failure.ts';
import { paths } from '../../disk/paths.ts';
import { untilWritten } from '../../disk/until-written.ts';
import type { ExtensionStore } from '../../extension/extension-store.ts';
import { mayHaveTypes } from '../../mdx/code/type-tools.ts';
import type { CompiledPage } from '../../mdx/compiled-page.ts';
import type { Placement } from '../../site/placement.ts';
import type { SiteStore } from '../../site/site-store.ts';
import type { CompileContent, ContentSource } from './compile-content.ts';
import { findTypeTools } from './find-type-tools.ts';

/** A file of content, compiled and linked to nothing yet. */
export interface UnlinkedContent {
  /** Path from the content root. */
  name: string;
  text: string;
  page: CompiledPage;
}

/** Reads files of content (absolute paths) as the site knows them. */
export interface ContentReader {
  /** A file as the compiler is given it. */
  readSource(file: string): DiskRead<ContentSource>;
  read(file: string): Promise<DiskRead<UnlinkedContent>>;
}

/** Makes the reader of a placement; in dev a file that is empty may be about to be written. */
export function createContentReader({
  placement,
  isDev,
  store,
  extensions,
  compile,
}: {
  placement: Pick<Placement, 'root'>;
  isDev: boolean;
  store: Pick<SiteStore, 'site' | 'read' | 'isImported' | 'findCode'>;
  extensions: Pick<ExtensionStore, 'modules'>;
  compile: CompileContent;
}): ContentReader {
  const readSource = (file: string): DiskRead<ContentSource> => {
    const name = paths.relative(placement.root, file);
    const isPage = !isSnippetFile(name);
    const { config } = store.site();
    const isTrusted = !isUntrusted(name, config);
    const text = store.read(name);
    if ('failure' in text) return text;
    return {
      value: {
        file: name,
        text: text.value,
        isPage,
        isImported: isPage && store.isImported(file),
        isTrusted,
        codes: store.findCode(text.value, name),
        codeThemes: config.codeThemes,
        // The types of the project's files are no matter of strangers.
        ...(isTrusted && mayHaveTypes(text.value) && { typeTools: findTypeTools(placement.root) }),
        extensions: extensions.modules(),
      },
    };
  };
  return {
    readSource,
    async read(file) {
      const found = readSource(file);
      const isEmptied = isDev && 'value' in found && found.value.text === '';
      if (isEmptied) await untilWritten(file);
      const source = isEmptied ? readSource(file) : found;
      if ('failure' in source) return source;
      const { file: name, text } = source.value;
      return { value: { name, text, page: await compile(source.value) } };
    },
  };
}
