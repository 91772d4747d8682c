import { withoutTitleHeading } from '@octavo/core/internal';
import mdxRollup from '@mdx-js/rollup';
import { describeSyntaxError } from './syntax-errors/describe-syntax-error.ts';
import { listSteps } from './list-steps.ts';
import type { StepParts } from './list-steps.ts';
import { reportFinding } from './page-draft.ts';
import type { PageDraft } from './page-draft.ts';
import { attemptRepaired } from './source/attempt-repaired.ts';
import { prepareSource } from './source/prepare-source.ts';
import type { MarkedInput, MarkedText } from './text/marked-text.ts';

/** What a page is compiled with. */
export interface CompileParts extends Omit<StepParts, 'prepared' | 'marked'> {
  /** What is written as Markdown on the way. */
  marked: MarkedInput | undefined;
  onMarked(written: MarkedText | undefined): void;
}

/** The plugin makes source maps unless it is told not to; nothing would read them. */
const WITHOUT_SOURCE_MAPS = { SourceMapGenerator: undefined };

/** Compiles a page's text to the code of its module; throws what the parser throws. */
export async function compileDraft(draft: PageDraft, { marked, onMarked, ...parts }: CompileParts): Promise<string> {
  const { format, dev } = parts;
  const prepared = prepareSource(draft.isPage ? withoutTitleHeading(draft.text, draft.file) : draft.text, format);
  const { containers, imports } = prepared;
  let written: MarkedText | undefined;
  const onWritten = (one: MarkedText): void => void (written = one);
  const native = format === 'mdx' ? parts.native : undefined;
  const steps = await listSteps(draft, { ...parts, native, prepared, marked: marked && { input: marked, containers, imports, onWritten } });
  // One plugin per call: its steps close over this call's draft.
  const plugin = mdxRollup({
    format,
    [`${format}Extensions`]: ['.md', '.mdx'],
    development: dev,
    providerImportSource: '@octavo/vite/client/page/mdx-components',
    ...WITHOUT_SOURCE_MAPS,
    ...steps,
  });
  // The parser stops before anything is in the draft.
  const { result, errors } = await attemptRepaired(prepared.text, (source) => plugin.transform(source, toModulePath(draft.file)));
  // What was repaired for a later step is not what is parsed for the text alone.
  if (errors.length === 0) onMarked(written);
  if (typeof result?.code !== 'string') throw new Error(`${draft.file} is neither .mdx nor .md.`);
  for (const error of errors) reportFinding(draft, { ...describeSyntaxError(error, draft.text), severity: 'warning' });
  return result.code;
}

/** The plugin takes what follows a `?` for a query, and knows extensions in lower case only. */
function toModulePath(file: string): string {
  return file.replaceAll('?', '%3F').replace(/\.mdx?$/i, (extension) => extension.toLowerCase());
}
