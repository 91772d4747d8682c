import path from 'node:path';
import { parseArgs } from 'node:util';
import { PEERS } from './peers.ts';

/** What can be measured. */
const PARTS = ['build', 'page', 'dev'] as const;

/** What the comparison is asked to measure. */
export interface PeerOptions {
  /** Sizes of the sites, in pages. */
  pages: number[];
  runs: number;
  parts: (typeof PARTS)[number][];
  /** Names of tools, as they are in the table; empty for all that are installed. */
  tools: string[];
  /** The folder in which each tool has a folder of its own; undefined for Octavo alone, in a folder that is deleted. */
  folder: string | undefined;
  /** Where the results are written, without an ending. */
  out: string;
  /** Installs the tools that are named, and measures nothing. */
  install: boolean;
}

/** Parses the command line; throws for what cannot be meant. */
export function parsePeerOptions(args: readonly string[]): PeerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '100,1000' },
      runs: { type: 'string', default: '3' },
      only: { type: 'string', default: PARTS.join() },
      tools: { type: 'string', default: '' },
      folder: { type: 'string' },
      out: { type: 'string', default: 'bench-results' },
      install: { type: 'boolean', default: false },
    },
  });
  const parts = values.only.split(',').map((part) => findNamed('only', part, PARTS));
  const names = PEERS.map(({ name }) => name.toLowerCase());
  const tools = values.tools.split(',').filter((name) => name !== '');
  return {
    pages: values.pages.split(',').map((text) => parseCount('pages', text)),
    runs: parseCount('runs', values.runs),
    parts,
    tools: tools.map((name) => findNamed('tools', name.toLowerCase(), names)),
    folder: values.folder === undefined ? undefined : path.resolve(values.folder),
    out: path.resolve(values.out),
    install: values.install,
  };
}

function findNamed<Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Error(`--${option} takes ${names.join(', ')}, but it is \`${text}\`.`);
  return found;
}

function parseCount(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--${option} takes whole numbers from 1, but it is \`${text}\`.`);
  return count;
}
