import type { Diagnostic, SitePage } from '@octavo/core';

/** What went wrong inside Octavo while something of one page was made: the page has it to itself, and the rest of the site is made. */
export interface PageFailures {
  /**
   * What `make` gives. What it throws is noted as the page's problem, and `otherwise` stands for the part: a name such as `Markdown`, by which a
   * reader of the problem knows what is missing.
   */
  attempt<Made>(page: FailingPage, part: string, attempt: Attempt<Made>): Promise<Made>;
  /** The same for what is made at once. */
  attemptNow<Made>(page: FailingPage, part: string, attempt: { make: () => Made; otherwise: (problem: Diagnostic) => Made }): Made;
  /** Forgets what a file (a path from the content root) has to do with: it is made anew. */
  forget(file: string): void;
  /** What has gone wrong and was not made since. */
  diagnostics(): Diagnostic[];
}

/** A page by its address, or what else is named in its place, with the files that it is made from. */
export type FailingPage = Pick<SitePage, 'href' | 'file' | 'api'>;

interface Attempt<Made> {
  make: () => Promise<Made>;
  otherwise: (problem: Diagnostic) => Made;
}

/** Makes the record of a site. */
export function createPageFailures(): PageFailures {
  const failed = new Map<string, Diagnostic>();
  const note = (page: FailingPage, part: string, error: unknown): Diagnostic => {
    const problem = describeFailure(page, part, error);
    failed.set(`${part} ${page.href}`, problem);
    return problem;
  };
  const clear = <Made>({ href }: FailingPage, part: string, made: Made): Made => {
    failed.delete(`${part} ${href}`);
    return made;
  };
  return {
    async attempt(page, part, { make, otherwise }) {
      try {
        return clear(page, part, await make());
      } catch (error) {
        return otherwise(note(page, part, error));
      }
    },
    attemptNow(page, part, { make, otherwise }) {
      try {
        return clear(page, part, make());
      } catch (error) {
        return otherwise(note(page, part, error));
      }
    },
    forget(file) {
      for (const [key, problem] of failed) if (problem.file === file) failed.delete(key);
    },
    diagnostics: () => [...failed.values()],
  };
}

/** The fault is ours, whatever is written in the page: the message says where it is. */
function describeFailure({ href, file, api }: FailingPage, part: string, error: unknown): Diagnostic {
  const { message, place } = readError(error);
  return {
    code: 'page/failed',
    severity: 'error',
    message: `The ${part} of ${href} could not be created: ${message}${place === undefined ? '' : ` (${place})`}`,
    hint: 'This is a bug in Octavo: please report it, with the source of the page. The rest of the site is not affected.',
    file: api?.source ?? file,
    line: 1,
    column: 1,
  };
}

/** `at mergeSchemas (file:///a/b/merge-schemas.ts:36:54)` -> `mergeSchemas, merge-schemas.ts:36:54`; without folders, which differ between machines. */
function readError(error: unknown): { message: string; place: string | undefined } {
  if (!(error instanceof Error)) return { message: String(error), place: undefined };
  const [, name, file] = /^\s*at (?:async )?(\S+) \((?:.*[\\/])?([^\\/]+:\d+:\d+)\)$/m.exec(error.stack ?? '') ?? [];
  return { message: error.message, place: name === undefined ? undefined : `${name}, ${file}` };
}
