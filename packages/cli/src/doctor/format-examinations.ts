import type { Terminal } from '../terminal/terminal.ts';
import type { Examination, Observation } from './examination.ts';

const MARKS = { fault: '✗', differs: '!', fine: ' ' } as const;

/** Writes what was found as text to read and to paste into a report; what is not as it should be is said once more at its end. */
export function formatExaminations(examinations: readonly Examination[], { bold, dim, green, red, yellow }: Terminal['colors']): string {
  const all = examinations.flatMap(({ findings }) => findings);
  const width = Math.max(...all.map(({ name }) => name.length));
  const paint = { fault: red, differs: yellow, fine: dim };
  const line = ({ name, value, kind, remark }: Observation): string =>
    `${paint[kind ?? 'fine'](MARKS[kind ?? 'fine'])} ${name.padEnd(width)}  ${value}${remark === undefined ? '' : dim(` (${remark})`)}`;
  const blocks = examinations.map(({ title, findings }) => [bold(title), ...findings.map(line)].join('\n'));
  return [...blocks, conclude(all, { green, red, yellow })].join('\n\n');
}

function conclude(all: readonly Observation[], { green, red, yellow }: Pick<Terminal['colors'], 'green' | 'red' | 'yellow'>): string {
  const list = (kind: Observation['kind']): string =>
    all
      .filter((one) => one.kind === kind)
      .map(({ name }) => name)
      .join(', ');
  const [faults, others] = [list('fault'), list('differs')];
  if (faults !== '') return red(`Octavo does not work until this is fixed: ${faults}.`);
  return others === ''
    ? green('Everything matches what Octavo is tested with.')
    : yellow(`Octavo should work, but is not tested with this: ${others}.`);
}
