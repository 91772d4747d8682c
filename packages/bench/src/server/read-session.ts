import { readdirSync, readFileSync } from 'node:fs';
import type { ProcessUse } from './read-process.ts';

/** `proc_pid_stat(5)`: hundredths of a second, and pages of 4 KiB on every machine that this runs on. */
const TICK = 10;
const PAGE = 4096;

/** Reads what all processes of a session use together, those that have ended included in the time; undefined without Linux's `/proc`. */
export function readSession(session: number): ProcessUse | undefined {
  const members = listProcesses().filter((fields) => Number(fields[3]) === session);
  if (members.length === 0) return undefined;
  const sum = (indices: readonly number[]): number =>
    members.reduce((total, fields) => total + indices.reduce((one, index) => one + Number(fields[index]), 0), 0);
  return { memory: sum([21]) * PAGE, cpu: sum([11, 12, 13, 14]) * TICK };
}

/** The fields of each process behind its name in parentheses, which may hold anything. */
function listProcesses(): string[][] {
  return readNames('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [
          readFileSync(`/proc/${name}/stat`, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' '),
        ];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
