import { OPTIONS } from './parse-options.ts';

/** `--dry-run` -> `--dryRun`: the flags without a value that have a dash in their name. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(OPTIONS).flatMap(([name, { flag }]) => (/^--(?!no-)[a-z]+(?:-[a-z]+)+$/.test(flag) ? [[flag, `--${name}`]] : [])),
);

/** Spells flags as `cac` knows them: of one with a dash it does not know that it takes no value, and the folder behind it would become one. */
export function spellFlags(argv: readonly string[]): string[] {
  const end = argv.indexOf('--');
  return argv.map((argument, index) => (end >= 0 && index > end ? argument : (SPELLINGS.get(argument) ?? argument)));
}
