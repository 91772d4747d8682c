import type { Diagnostic } from '@octavo/core';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../own-files.ts';
import type { SpecText } from './validate-worker.ts';

/**
 * Checks API files against OpenAPI's own schemas, in a process of its own: a large file takes seconds, in which the site is served, and
 * hundreds of megabytes, which a thread would not give back.
 */
export interface SpecValidator {
  /** Checks the texts that are new; true when the findings are others than before. */
  run(specs: readonly SpecText[]): Promise<boolean>;
  diagnostics(): Diagnostic[];
}

/** Makes the validator; its process ends when it has nothing to do. */
export function createSpecValidator(): SpecValidator {
  const known = new Map<string, { text: string; diagnostics: Diagnostic[] }>();
  return {
    async run(specs) {
      const before = JSON.stringify(listDiagnostics(known));
      const sources = new Set(specs.map(({ source }) => source));
      for (const source of known.keys()) if (!sources.has(source)) known.delete(source);
      const changed = specs.filter(({ source, text }) => known.get(source)?.text !== text);
      if (changed.length > 0) {
        const child = startChild();
        try {
          for (const spec of changed) known.set(spec.source, { text: spec.text, diagnostics: await validate(child, spec) });
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

async function validate(child: ChildProcess, spec: SpecText): Promise<Diagnostic[]> {
  const done = new AbortController();
  const { signal } = done;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The process that checks ${spec.source} exited with ${code}.`);
  });
  child.send(spec);
  try {
    const [diagnostics] = await Promise.race([once(child, 'message', { signal }), ended]);
    return diagnostics;
  } finally {
    done.abort();
    void Promise.allSettled([ended]);
  }
}
