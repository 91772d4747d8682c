import type { OctavoOptions } from '@octavo/vite';
import type { ShardNumber } from '@octavo/vite/internal';
import { UserError } from '../terminal/user-error.ts';

/** The options of all commands after parsing. What was not given is absent, or false for a switch. */
export interface CommandOptions {
  port?: number;
  /** `true` for every address of this machine. */
  host?: string | true;
  open: boolean;
  /** The public address of the site: `https://docs.example.com`. */
  site?: string;
  /** What runs the built site's own proxy for playgrounds. */
  proxy?: string;
  /** As typed: relative to the site's folder. */
  outDir?: string;
  /** `/` or `/docs/`: with a slash at both ends. */
  base?: string;
  strict: boolean;
  /** Modules that extend the site, as typed: paths from the current folder, or packages. */
  extensions: string[];
  json: boolean;
  markdown: boolean;
  fix: boolean;
  watch: boolean;
  /** Of the site that `init` begins. */
  name?: string;
  /** False after `--no-api`. */
  api: boolean;
  embedded: boolean;
  /** False after `--no-plugin`. */
  plugin: boolean;
  yes: boolean;
  /** The tool that a site is migrated from. */
  from?: string;
  /** The new folder, as typed: relative to the current one. */
  to?: string;
  dryRun: boolean;
  /** The part of the site to compile. */
  shard?: ShardNumber;
  /** What compiles pages. */
  compiler?: NonNullable<OctavoOptions['compiler']>;
  /** What machines share of their caches: an address, or a folder as typed, from the current one. */
  cache?: string;
  cacheReadonly: boolean;
}

/** An option as `--help` shows it. */
export interface OptionHelp {
  flag: string;
  description: string;
}

interface OptionTexts extends OptionHelp {
  /** What it is with a command for which it means something else. */
  with?: Readonly<Record<string, OptionHelp>>;
}

/** Each option of the command line. */
export const OPTIONS: Readonly<Record<keyof CommandOptions, OptionTexts>> = {
  port: {
    flag: '--port <number>',
    description: 'Port to listen on (default: 3000); if taken, the next free one',
    with: { preview: { flag: '--port <number>', description: 'Port to listen on (default: 4173); if taken, the next free one' } },
  },
  host: {
    flag: '--host [address]',
    description: 'Address to listen on; without a value, all addresses',
    with: { build: { flag: '--host [platform]', description: 'Hosting platform to build for, such as netlify (default: detected)' } },
  },
  site: { flag: '--site <address>', description: 'Public address of the site, such as https://docs.example.com' },
  proxy: {
    flag: '--proxy <host>',
    description: 'Write a proxy for API playgrounds that runs on `cloudflare`, `netlify`, `vercel` or `node`',
    with: {
      preview: { flag: '--proxy <host>', description: 'Also run the proxy for API playgrounds; the value is that of the build' },
    },
  },
  open: { flag: '--open', description: 'Open the browser, if started in a terminal' },
  outDir: { flag: '--outDir <folder>', description: 'Output folder, relative to the site folder (default: dist)' },
  base: { flag: '--base <path>', description: 'Base path of the site (default: /)' },
  strict: {
    flag: '--strict',
    description: 'Treat warnings, and style findings of `check`, as errors',
    with: { 'api-diff': { flag: '--strict', description: 'Also fail on changes that may break clients' } },
  },
  extensions: {
    flag: '--extension <module>',
    description: 'Extension module: a path from the current folder, or a package; may be repeated',
  },
  json: { flag: '--json', description: 'Print JSON instead of text' },
  markdown: { flag: '--markdown', description: 'Print Markdown instead of text' },
  fix: { flag: '--fix', description: 'Fix what can be fixed automatically; the rest of each file stays as it is' },
  watch: { flag: '--watch', description: 'Check again after every change, until Ctrl-C' },
  name: { flag: '--name <name>', description: 'Name of the site' },
  api: { flag: '--no-api', description: 'Do not create an API reference' },
  embedded: { flag: '--embedded', description: 'Embed the docs in a React app and its router' },
  plugin: { flag: '--no-plugin', description: 'Do not change the app or its Vite config' },
  yes: { flag: '--yes', description: 'Skip all questions' },
  from: { flag: '--from <tool>', description: 'Tool to migrate from, such as vitepress or docusaurus (default: detected)' },
  to: { flag: '--to <folder>', description: 'Folder to create (default: the name of the old one with `-octavo`)' },
  dryRun: { flag: '--dry-run', description: 'Show what would be written, without writing it' },
  shard: { flag: '--shard <part>', description: 'Compile only some of the pages, such as part 2/8, for `octavo join`' },
  compiler: { flag: '--compiler <name>', description: 'Page compiler: `reference`, or `native`, which needs the package `satteri`' },
  cache: {
    flag: '--cache <folder or address>',
    description: 'Cache shared between machines: a folder, or an HTTP address that accepts GET and PUT, as for Bazel',
  },
  cacheReadonly: { flag: '--cache-readonly', description: 'Read the shared cache, but do not write to it' },
};

/** Parses what the command line gave; a value that cannot be meant is a `UserError`. */
export function parseOptions(raw: Readonly<Record<string, unknown>>): CommandOptions {
  const port = parsePort(raw['port']);
  const host = parseHost(raw['host']);
  const outDir = parseText('outDir', raw['outDir']);
  const name = parseText('name', raw['name']);
  const site = parseSite(parseText('site', raw['site']));
  const proxy = parseText('proxy', raw['proxy']);
  const base = parseBase(parseText('base', raw['base']));
  const from = parseText('from', raw['from']);
  const to = parseText('to', raw['to']);
  const compiler = parseCompiler(parseText('compiler', raw['compiler']));
  const cache = parseCache(parseText('cache', raw['cache']));
  const shard = parseShard(parseText('shard', raw['shard']));
  return {
    ...(port !== undefined && { port }),
    ...(host !== undefined && { host }),
    ...(site !== undefined && { site }),
    ...(proxy !== undefined && { proxy }),
    ...(outDir !== undefined && { outDir }),
    ...(base !== undefined && { base }),
    open: raw['open'] === true,
    strict: raw['strict'] === true,
    extensions: parseList('extensions', raw['extension']),
    json: raw['json'] === true,
    markdown: raw['markdown'] === true,
    fix: raw['fix'] === true,
    watch: raw['watch'] === true,
    ...(name !== undefined && { name }),
    api: raw['api'] !== false,
    embedded: raw['embedded'] === true,
    plugin: raw['plugin'] !== false,
    yes: raw['yes'] === true,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    dryRun: raw['dryRun'] === true,
    ...(shard !== undefined && { shard }),
    ...(compiler !== undefined && { compiler }),
    ...(cache !== undefined && { cache }),
    cacheReadonly: raw['cacheReadonly'] === true,
  };
}

function parsePort(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 65535) return value;
  throw new UserError(`--port must be a whole number from 0 to 65535, but it is ${quote(value)}.`);
}

function parseHost(value: unknown): string | true | undefined {
  if (value === undefined || value === true) return value;
  return parseText('host', value);
}

function parseCompiler(value: string | undefined): OctavoOptions['compiler'] {
  if (value === undefined || value === 'native' || value === 'reference') return value;
  throw new UserError(`--compiler must be native or reference, but it is ${quote(value)}.`);
}

function parseList(name: keyof CommandOptions, value: unknown): string[] {
  return [value].flat().flatMap((one: unknown) => parseText(name, one) ?? []);
}

function parseText(name: keyof CommandOptions, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) throw new UserError(`--${name} was passed ${value.length} times; use it once.`);
  throw new UserError(`--${name} needs a value: ${OPTIONS[name].flag}`);
}

/** `docs.example.com` -> `https://docs.example.com`. */
function parseSite(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `https://${value}`;
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address.replace(/\/+$/, '');
  throw new UserError(
    `--site must be the public address of the site, but it is ${quote(value)}.`,
    'Write it in full, for example --site https://docs.example.com',
  );
}

/** `2/8` -> the second of eight. */
function parseShard(value: string | undefined): ShardNumber | undefined {
  if (value === undefined) return undefined;
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).map(Number);
  if (index >= 1 && index <= count) return { index, count };
  throw new UserError(`--shard must be a part such as 2/8, the second of eight, but it is ${quote(value)}.`);
}

/** A folder, or an address of HTTP. */
function parseCache(value: string | undefined): string | undefined {
  const scheme = /^([a-z][a-z\d+.-]+):\/\//i.exec(value ?? '')?.[1];
  if (value === undefined || scheme === undefined || (/^https?$/i.test(scheme) && URL.canParse(value))) return value;
  throw new UserError(
    '--cache must be a folder or an HTTP address, but it is neither.',
    'For example --cache ../octavo-cache, or --cache https://cache.example.com/docs',
  );
}

/** `docs` -> `/docs/`. */
function parseBase(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (/^[a-z][a-z\d+.-]*:|^\/\/|^\.|[?#\s]/i.test(value)) {
    throw new UserError(
      `--base must be a path, but it is ${quote(value)}.`,
      'Write the path that the site is served under, for example --base /docs',
    );
  }
  return `/${value.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}

function quote(value: unknown): string {
  return Array.isArray(value) ? value.map(quote).join(' and ') : `\`${String(value)}\``;
}
