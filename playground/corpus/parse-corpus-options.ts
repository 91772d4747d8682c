import { parseArgs } from 'node:util';

/** What the corpus run is asked to do. */
export interface CorpusOptions {
  /** The sites, each a folder with its config. */
  folders: string[];
  /** Pages to visit per site, spread over all of them; 0 for every page. */
  limit: number;
  /** Pages open at a time. */
  tabs: number;
  /** True to visit the dev server instead of what a build wrote. */
  isDev: boolean;
  /** True to build with React's development runtime, which also tells of attributes that differ when it hydrates. */
  isVerbose: boolean;
  isJson: boolean;
}

/** Parses the command line; throws for what cannot be meant. */
export function parseCorpusOptions(args: readonly string[]): CorpusOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      limit: { type: 'string', default: '0' },
      tabs: { type: 'string', default: '3' },
      dev: { type: 'boolean', default: false },
      'react-warnings': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) throw new Error('Name the folders of the sites: pnpm corpus <folder...>');
  return {
    folders: positionals,
    limit: parseCount('limit', values.limit, 0),
    tabs: parseCount('tabs', values.tabs, 1),
    isDev: values.dev,
    isVerbose: values['react-warnings'],
    isJson: values.json,
  };
}

function parseCount(name: string, text: string, least: number): number {
  const count = Number(text);
  if (text.trim() === '' || !Number.isInteger(count) || count < least) {
    throw new Error(`--${name} takes a whole number from ${least}, but it is \`${text}\`.`);
  }
  return count;
}
