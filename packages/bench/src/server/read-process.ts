import { existsSync, readFileSync } from 'node:fs';

/** What a process uses: resident memory in bytes, processor time in milliseconds. */
export interface ProcessUse {
  memory: number;
  cpu: number;
}

/** The kernel counts processor time in hundredths of a second, whatever the machine (`proc_pid_stat(5)`). */
const TICK = 10;

/** Reads what a process uses, all its threads together; undefined without Linux's `/proc`, or when the process has ended. */
export function readProcess(pid: number): ProcessUse | undefined {
  const folder = `/proc/${pid}`;
  if (!existsSync(folder)) return undefined;
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1];
  // The second field is the name in parentheses, and may hold anything.
  const fields = readFileSync(`${folder}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { memory: Number(kilobytes ?? 0) * 1024, cpu: ticks * TICK };
}
