import { createCodeFrame, createOutline, listTextLines } from '@octavo/core/internal';
import type { COMPONENT_PROPS } from '@octavo/theme/internal/component-names';
import type { DiagnosticCode, Severity } from '@octavo/core';
import type { CompiledPage } from './compiled-page.ts';

/** What the steps of one compile read and fill: one draft per call, so that two compiles never meet. */
export interface PageDraft {
  readonly file: string;
  /** The text as the author wrote it. */
  readonly text: string;
  /** Of the text: a page may have as many findings as it has lines. */
  readonly lines: readonly string[];
  readonly isPage: boolean;
  /** True for a page that other files import as a snippet: it keeps its exports and may use its props by name. */
  readonly isImported: boolean;
  /** False for a page that nobody has checked: it is Markdown, and runs nothing. */
  readonly isTrusted: boolean;
  readonly componentNames: ReadonlySet<string>;
  readonly componentProps: PropKinds;
  /** Names of the provider that the page takes. */
  readonly usesNames: Set<string>;
  readonly classes: Set<string>;
  readonly page: CompiledPage;
}

/** The props of components, by the names of both; a component that is not here takes any. */
export type PropKinds = typeof COMPONENT_PROPS;

/** A finding before it has a file and a frame. Line and column count from 1. */
export interface Finding {
  code: DiagnosticCode;
  severity: Severity;
  message: string;
  hint?: string | undefined;
  place?: TextPosition | undefined;
  /** How many characters the frame underlines. */
  length?: number;
}

/** A place in the page's text; both count from 1. */
export interface TextPosition {
  line: number;
  column: number;
}

/** Creates an empty draft. */
export function createPageDraft(
  options: Pick<PageDraft, 'file' | 'text' | 'isPage' | 'componentNames'> &
    Partial<Pick<PageDraft, 'isImported' | 'isTrusted' | 'componentProps'>>,
): PageDraft {
  const page: CompiledPage = {
    code: '',
    toc: [],
    imports: [],
    exports: [],
    references: [],
    fields: [],
    examples: [],
    operations: [],
    usesNames: [],
    classes: [],
    icons: [],
    outline: createOutline(),
    diagnostics: [],
  };
  const lines = listTextLines(options.text);
  return { isImported: false, isTrusted: true, componentProps: {}, ...options, lines, usesNames: new Set(), classes: new Set(), page };
}

/** Adds a finding to the page's diagnostics, with the file, the place and a frame of the author's text. */
export function reportFinding(draft: PageDraft, { code, severity, message, hint, place, length = 1 }: Finding): void {
  draft.page.diagnostics.push({
    code,
    severity,
    message,
    file: draft.file,
    ...(hint !== undefined && { hint }),
    ...(place && { ...place, frame: createCodeFrame(draft.lines, place.line, place.column, length) }),
  });
}
