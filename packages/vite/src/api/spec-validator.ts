import type { Diagnostic } from '@octavo/core';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../own-files.ts';
import type { SpecFindings, SpecText } from './validate-worker.ts';

/**
 * Checks API files against OpenAPI's own schemas, in a process of its own: a large file takes seconds, in which the site is served, and
 * hundreds of megabytes, which a thread would not give back.
 */
export interface SpecValidator {
  /** Checks the texts that are new; true when the findings are others than before. */
  run(specs: readonly SpecText[]): Promise<boolean>;
  diagnostics(): Diagnostic[];
}

/** Makes the validator of a content root; its process ends when it has nothing to do. `readText` gives a file as it stands. */
export function createSpecValidator(root: string, readText: (source: string) => string): SpecValidator {
  const known = new Map<string, SpecFindings & { spec: string }>();
  const isCurrent = (spec: SpecText): boolean => {
    const found = known.get(spec.source);
    return found?.spec === JSON.stringify(spec) && Object.entries(found.parts).every(([name, part]) => readText(name) === part);
  };
  return {
    async run(specs) {
      const before = JSON.stringify(listDiagnostics(known));
      const sources = new Set(specs.map(({ source }) => source));
      for (const source of known.keys()) if (!sources.has(source)) known.delete(source);
      const changed = specs.filter((spec) => !isCurrent(spec));
      if (changed.length > 0) {
        const child = startChild();
        try {
          for (const spec of changed) known.set(spec.source, { spec: JSON.stringify(spec), ...(await validate(child, { ...spec, root })) });
        } finally {
          child.kill('SIGKILL');
        }
      }
      return JSON.stringify(listDiagnostics(known)) !== before;
    },
    diagnostics: () => listDiagnostics(known),
  };
}

function listDiagnostics(known: ReadonlyMap<string, { diagnostics: Diagnostic[] }>): Diagnostic[] {
  return [...known.values()].flatMap(({ diagnostics }) => diagnostics);
}

function startChild(): ChildProcess {
  return fork(fileURLToPath(findProgram('api/validate-worker')));
}

async function validate(child: ChildProcess, spec: SpecText & { root: string }): Promise<SpecFindings> {
  const done = new AbortController();
  const { signal } = done;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The process that checks ${spec.source} exited with ${code}.`);
  });
  child.send(spec);
  try {
    const [findings] = await Promise.race([once(child, 'message', { signal }), ended]);
    return findings;
  } finally {
    done.abort();
    void Promise.allSettled([ended]);
  }
}
