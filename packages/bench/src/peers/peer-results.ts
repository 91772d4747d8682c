import { groupBy } from '../../../../playground/harness/group-by.ts';
import os from 'node:os';
import type { BenchSample } from './measure/bench-sample.ts';
import { summarize } from '../report/summarize.ts';
import type { Summary } from '../report/summarize.ts';

/** What one tool came to on one size of site. */
export interface PeerResult {
  tool: string;
  version: string;
  pages: number;
  samples: BenchSample[];
}

/** One figure of one tool. */
export interface Figure extends Summary {
  name: string;
  unit: BenchSample['unit'];
}

/** What figures depend on beside the tools. */
export interface Machine {
  processors: string;
  memory: string;
  system: string;
  node: string;
  /** The load of the last minute when the measuring began, by processor: above 0.1 something else was at work. */
  load: number;
}

/** The figures of a result, in the order in which they were measured. */
export function listFigures({ samples }: PeerResult): Figure[] {
  return [...groupBy(samples, ({ name }) => name)].flatMap(([name, same]) => {
    const summary = summarize(same.map(({ value }) => value));
    const unit = same[0]?.unit;
    return summary === undefined || unit === undefined ? [] : [{ name, unit, ...summary }];
  });
}

/** Looks at the machine that this runs on. */
export function describeMachine(): Machine {
  const processors = os.cpus();
  return {
    processors: `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}`,
    memory: `${(os.totalmem() / 1024 ** 3).toFixed(0)} GiB`,
    system: `${os.type()} ${os.release()}`,
    node: process.version,
    load: Number(((os.loadavg()[0] ?? 0) / processors.length).toFixed(2)),
  };
}
