import type { Observation } from './examination.ts';

/** What Octavo asks of a version, and what it is tested with. */
export interface VersionRule {
  /** The first that works, of each line that does: `[20, 19]` and `[22, 12]`. A line above the last works from its beginning. */
  first: readonly (readonly [major: number, minor: number])[];
  tested: readonly string[];
}

/** Judges a version (`22.12.0`, `v20.19.0`): too old is a fault, newer than all that is tested differs. */
export function judgeVersion(name: string, version: string, { first, tested }: VersionRule): Observation {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const needed = first.findLast((one) => one[0] <= major);
  const isLaterLine = needed !== undefined && needed[0] < major && needed === first.at(-1);
  const isGood = needed !== undefined && (isLaterLine || (needed[0] === major && needed[1] <= minor));
  if (!isGood) return { name, value: version, kind: 'fault', remark: `needs ${first.map((one) => one.join('.')).join(' or ')}, or later` };
  const isTested = tested.some((one) => Number(one.split('.')[0]) === major);
  return isTested ? { name, value: version } : { name, value: version, kind: 'differs', remark: `tested with ${tested.join(', ')}` };
}
