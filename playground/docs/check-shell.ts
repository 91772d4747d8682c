import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COMMANDS } from '../../packages/cli/src/command-list.ts';
import { OPTIONS } from '../../packages/cli/src/options/parse-options.ts';

/** What a page may run that is not ours. */
const PROGRAMS = /^(?:aws|cd|cp|curl|docker|echo|mkdir|node|npm (?:init|install)|npx wrangler|printf)\b/;

/** What `npm create octavo` writes into the `scripts` of a site; in an app or a library, with `docs:` before it. */
const SITE_SCRIPTS = new Set(['dev', 'build', 'preview', 'check']);

/** What is wrong with the commands of a fence, by line: a command, an option or a script that does not exist, or a program that nobody expects. */
export function checkShell(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/(?:^|\s+)#.*$/, ''));
  return lines.flatMap((line) => line.split(/\s+&&\s+/)).flatMap((command) => (command === '' || isKnown(command) ? [] : [command]));
}

function isKnown(command: string): boolean {
  const octavo = /^(?:np[mx] (?:-y )?(?:pnpm@\d+ )?)?octavo ([a-z][\w-]*)(.*)$/.exec(command);
  if (octavo !== null) return hasOptions(octavo[1], octavo[2]);
  const created = /^npm create octavo\b(.*)$/.exec(command);
  if (created !== null) return hasOptions('init', created[1]);
  const workspace = /^(?:npx -y pnpm@\d+|pnpm) ([\w:]+)/.exec(command)?.[1];
  if (workspace !== undefined) return workspace === 'exec' || workspace in readScripts() || SITE_SCRIPTS.has(workspace);
  const own = /^npm run (?:docs:)?([\w:]+)/.exec(command)?.[1];
  return own === undefined ? PROGRAMS.test(command) : SITE_SCRIPTS.has(own);
}

function hasOptions(name: string | undefined, rest = ''): boolean {
  const command = COMMANDS.find((one) => one.name === name);
  const known = command?.options.map((key) => OPTIONS[key].flag.split(' ')[0]) ?? [];
  return command !== undefined && (rest.match(/(?<=\s)--[\w-]+/g) ?? []).every((flag) => known.includes(flag));
}

function readScripts(): Record<string, string> {
  const manifest = readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8');
  return (JSON.parse(manifest) as { scripts: Record<string, string> }).scripts;
}
