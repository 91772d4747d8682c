import type { Command } from './command.ts';

/** Every command, in the order of `octavo --help`. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'init',
    description: 'Create a site, or add one to the Vite app in the folder',
    options: ['name', 'site', 'api', 'embedded', 'plugin', 'yes'],
    load: async () => (await import('./commands/init.ts')).init,
  },
  {
    name: 'dev',
    description: 'Start the dev server',
    options: ['port', 'host', 'open', 'base', 'site', 'strict', 'extensions', 'compiler'],
    load: async () => (await import('./commands/dev.ts')).dev,
  },
  {
    name: 'build',
    description: 'Build the site as static files',
    options: ['outDir', 'base', 'site', 'host', 'proxy', 'strict', 'extensions', 'compiler', 'shard', 'cache', 'cacheReadonly'],
    load: async () => (await import('./commands/build.ts')).build,
  },
  {
    name: 'join',
    argument: '...folders',
    description: 'Build the site from the shards that `octavo build --shard` wrote',
    options: ['outDir', 'strict', 'cache', 'cacheReadonly'],
    load: async () => (await import('./commands/join.ts')).join,
  },
  {
    name: 'preview',
    description: 'Serve the built site locally, as a static host would',
    options: ['port', 'host', 'open', 'outDir', 'base', 'proxy'],
    load: async () => (await import('./commands/preview.ts')).preview,
  },
  {
    name: 'check',
    description: 'Check the config, pages and links, and fix what can be fixed automatically',
    options: ['strict', 'json', 'fix', 'watch', 'site', 'extensions', 'compiler', 'cache', 'cacheReadonly'],
    load: async () => (await import('./commands/check.ts')).check,
  },
  {
    name: 'migrate',
    description: 'Convert a site from another tool into a new folder, and compare the two page by page',
    options: ['from', 'to', 'dryRun', 'json'],
    load: async () => (await import('./commands/migrate.ts')).migrate,
  },
  {
    name: 'upgrade',
    description: 'Convert a classic docs.json or mint.json to the current shape',
    options: ['dryRun', 'yes'],
    load: async () => (await import('./commands/upgrade.ts')).upgrade,
  },
  {
    name: 'report',
    description: 'Report which features of a site are supported, differ or are not supported',
    options: ['json', 'extensions'],
    load: async () => (await import('./commands/report.ts')).report,
  },
  {
    name: 'api-diff',
    argument: 'old',
    second: 'new',
    description: 'Compare two OpenAPI files, by path, URL or Git revision, and fail on breaking changes',
    options: ['strict', 'json', 'markdown'],
    load: async () => (await import('./commands/api-diff.ts')).apiDiff,
  },
  {
    name: 'audit',
    description: 'Crawl a built site, by folder or URL, and report problems for search engines',
    options: ['strict', 'json', 'outDir'],
    load: async () => (await import('./commands/audit.ts')).audit,
  },
  {
    name: 'mcp',
    description: 'Start an MCP server for a built site, by folder or URL, on standard input and output',
    options: ['outDir'],
    load: async () => (await import('./commands/mcp.ts')).mcp,
  },
  {
    name: 'doctor',
    description: 'Report versions, folders, the site and the machine, for a bug report',
    options: ['json', 'extensions'],
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
  {
    name: 'explain',
    argument: 'code',
    description: 'Explain a diagnostic code; without one, list all codes',
    options: [],
    load: async () => (await import('./commands/explain.ts')).explain,
  },
];
