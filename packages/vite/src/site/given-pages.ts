import { readPage } from '@octavo/core';
import type { Diagnostic, Page } from '@octavo/core';
import type { ExtensionPage } from '../extension/extension.ts';
import { toGivenFile, toGivenText } from './given-page.ts';
import { putVariables } from './put-variables.ts';

/** A page that an extension gives. */
export interface GivenPage extends ExtensionPage {
  extension: string;
}

/** A page or a snippet, read without compiling it. */
export interface ReadContent {
  page: Page;
  diagnostics: Diagnostic[];
}

/** The pages that no file holds, by the paths that their files would have. */
export interface GivenPages {
  /** Takes them in as they are now, and reads them. Where there is a file, it counts. */
  take(hasFile: (file: string) => boolean): ReadonlyMap<string, ReadContent>;
  /** The text of one that was taken in. */
  textOf(file: string): string | undefined;
  /** The paths of those that were taken in. */
  files(): string[];
  /** True for the path of one, whether it counts or not. */
  names(file: string): boolean;
  /** What is said of those that a file stands before. */
  diagnostics(): readonly Diagnostic[];
}

/** Makes the list of what extensions give. */
export function createGivenPages({
  given,
  variables,
}: {
  given: () => readonly GivenPage[];
  variables: () => Readonly<Record<string, string>>;
}): GivenPages {
  let texts = new Map<string, string>();
  let covered: Diagnostic[] = [];
  return {
    take(hasFile) {
      const taken = new Map<string, ReadContent>();
      texts = new Map();
      covered = [];
      for (const { extension, ...page } of given()) {
        const file = toGivenFile(page);
        if (hasFile(file)) covered.push(describeCovered(file, extension));
        if (hasFile(file) || texts.has(file)) continue;
        const text = toGivenText(page);
        texts.set(file, text);
        const { page: read, diagnostics } = readPage(putVariables(text, variables()), file);
        taken.set(file, { page: { ...read, extension }, diagnostics });
      }
      return taken;
    },
    textOf: (file) => texts.get(file),
    files: () => [...texts.keys()],
    names: (file) => given().some((page) => toGivenFile(page) === file),
    diagnostics: () => covered,
  };
}

function describeCovered(file: string, extension: string): Diagnostic {
  return {
    code: 'extension/conflict',
    severity: 'warning',
    message: `The page \`${file}\` of the extension \`${extension}\` also exists as a file; the file is shown.`,
    hint: 'Remove the file, or the page from `pages` of the extension.',
    file,
  };
}
