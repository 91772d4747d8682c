import type { Diagnostic } from '@octavo/core';
import { Tinypool } from 'tinypool';

/**
 * Checks API files against OpenAPI's own schemas, in a process of its own: a large file takes seconds, in which the site is served, and
 * hundreds of megabytes, which a thread would not give back.
 */
export interface SpecValidator {
  /** Checks the texts that are new; true when the findings are others than before. */
  run(specs: readonly { source: string; text: string }[]): Promise<boolean>;
  diagnostics(): Diagnostic[];
}

/** Nothing happens then: a timer keeps the process (ms). */
const HOLD = 60_000;

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
        const pool = createPool();
        // Tinypool lets go of the process that it ends: where nothing else is left to wait for, ours would end before it, with exit code 0.
        const hold = setInterval(() => undefined, HOLD);
        try {
          for (const spec of changed) known.set(spec.source, { text: spec.text, diagnostics: await pool.run(spec, { name: 'validate' }) });
        } finally {
          await pool.destroy();
          clearInterval(hold);
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

function createPool(): Tinypool {
  // Published, this file is JavaScript, and so is the worker beside it.
  const worker = import.meta.url.endsWith('.ts') ? './validate-worker.ts' : './validate-worker.js';
  return new Tinypool({
    filename: new URL(worker, import.meta.url).href,
    name: 'validate',
    runtime: 'child_process',
    // Without its own the process would have none at all.
    env: Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
    minThreads: 0,
    maxThreads: 1,
  });
}
