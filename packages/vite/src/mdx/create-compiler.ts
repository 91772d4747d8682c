import type { CodeThemes, Diagnostic } from '@octavo/core';
import { ExtensionError } from '../extension/extension-error.ts';
import { listComponentNames } from '../extension/extension-module.ts';
import type { ExtensionModule } from '../extension/extension-module.ts';
import type { NativePackage } from '../native-package.ts';
import { createHighlighter } from './code/create-highlighter.ts';
import { createTypeReader } from './code/create-type-reader.ts';
import type { FoundCode } from './code/found-code.ts';
import type { TypeTools } from './code/type-tools.ts';
import { compileAs } from './compile-as.ts';
import { compileDraft } from './compile-draft.ts';
import type { CompiledPage } from './compiled-page.ts';
import { describeSyntaxError } from './syntax-errors/describe-syntax-error.ts';
import { listPageFindings } from './list-page-findings.ts';
import { createStepLoader } from './load-steps.ts';
import type { NativeParser } from './native/create-native-parser.ts';
import { createPageDraft, reportFinding } from './page-draft.ts';
import type { PropKinds } from './page-draft.ts';
import { findMarkedInput } from './text/remark-marked.ts';
import type { MarkedText } from './text/marked-text.ts';

/** What a compiler is told once. */
export interface CompilerOptions {
  /** Compile for React's development runtime. */
  dev: boolean;
  /** The components that a page has without importing them. */
  componentNames: readonly string[];
  /** The props that these take. */
  componentProps?: PropKinds;
  /** Reads what it can in place of the reference's parser. */
  native?: NativePackage | undefined;
  /** Where highlighted blocks of code are kept; without it they are not. */
  codeFolder?: string;
}

/** One file to compile. */
export interface CompileInput {
  /** Its path, with the extension `.mdx` or `.md` (CommonMark with HTML, unless something in it is MDX); diagnostics name it. */
  file: string;
  text: string;
  /** False for a snippet, whose named exports are kept and whose text may use its props by name. Default true. */
  isPage?: boolean;
  /** True for a page that other files import as a snippet. Default false. */
  isImported?: boolean;
  /** False for a page that nobody has checked. Default true. */
  isTrusted?: boolean;
  /** The code of the files that its fences name, by how they are written. */
  codes?: Readonly<Record<string, FoundCode>>;
  /** What reads the types of code, where it is installed. */
  typeTools?: TypeTools | undefined;
  /** The colours of blocks of code; by default Octavo's own. */
  codeThemes?: CodeThemes | undefined;
  /** What adds steps of its own. */
  extensions?: readonly ExtensionModule[] | undefined;
  /** True for a page that is to be written as Markdown too, where that costs no parsing. Default false. */
  isWritten?: boolean;
}

/** A compiled page, its text as Markdown where it was written, and what has read it where that may be the native parser. */
export interface CompileResult extends CompiledPage {
  marked?: MarkedText;
  readBy?: PageReader;
}

/** The native parser; the reference's, for a page that is not certain to be read alike; the reference's, for plugins of extensions. */
export type PageReader = 'native' | 'reference' | 'reference for plugins';

/** Turns the text of a page into a module. */
export interface Compiler {
  /** Never rejects for what an author wrote: a text that does not compile gives diagnostics and no code. */
  compile(input: CompileInput): Promise<CompileResult>;
}

/** Creates a compiler. It knows nothing of the site: the same text always gives the same result. */
export function createCompiler({ dev, componentNames, componentProps = {}, native, codeFolder }: CompilerOptions): Compiler {
  const highlighter = createHighlighter(codeFolder);
  const readTypes = createTypeReader();
  const loadSteps = createStepLoader();
  const names: ReadonlySet<string> = new Set(componentNames);
  let parser: Promise<NativeParser> | undefined;
  return {
    async compile(input) {
      const { file, text, isPage = true, isImported = false, isTrusted = true, codes = {}, codeThemes, typeTools, extensions = [] } = input;
      const known = { componentNames: withNames(names, extensions), componentProps };
      const draft = createPageDraft({ file, text, isPage, isImported, isTrusted, ...known });
      try {
        const steps = await loadSteps(extensions);
        const parse = native && !steps.hasPlugins ? await (parser ??= loadNative(native)) : undefined;
        let isNative = false;
        let marked: MarkedText | undefined;
        const code = await compileAs(draft, (format) =>
          compileDraft(draft, {
            format,
            dev,
            steps,
            codes,
            readTypes,
            typeTools,
            native: parse && { parse, onParsed: (is) => (isNative = is) },
            marked: input.isWritten === true ? findMarkedInput(input) : undefined,
            onMarked: (written) => (marked = written),
            highlighter: highlighter.withThemes(codeThemes, steps.code),
          }),
        );
        const diagnostics = listPageFindings(draft.page.diagnostics);
        const [usesNames, classes] = [[...draft.usesNames].toSorted(), [...draft.classes].toSorted()];
        const readBy = isNative ? 'native' : steps.hasPlugins ? 'reference for plugins' : 'reference';
        return { ...draft.page, code, usesNames, classes, diagnostics, ...(marked && { marked }), ...(native && { readBy }) };
      } catch (error) {
        if (error instanceof ExtensionError) draft.page.diagnostics.push(onPage(error.diagnostic, file));
        else reportFinding(draft, describeSyntaxError(error, text));
        return { ...draft.page, diagnostics: listPageFindings(draft.page.diagnostics) };
      }
    },
  };
}

/** Few sites have one. */
async function loadNative(native: NativePackage): Promise<NativeParser> {
  const { loadNativeParser } = await import('./native/create-native-parser.ts');
  return loadNativeParser(native);
}

function withNames(names: ReadonlySet<string>, extensions: readonly ExtensionModule[]): ReadonlySet<string> {
  const added = listComponentNames(extensions);
  return added.length === 0 ? names : new Set([...names, ...added]);
}

/** An extension that fails on one page may be right on all others. */
function onPage(diagnostic: Diagnostic, file: string): Diagnostic {
  return { ...diagnostic, message: `${diagnostic.message} (while ${file} was compiled)` };
}
