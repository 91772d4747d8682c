import type { Command } from './command.ts';

/** Every command, in the order of `octavo --help`. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'init',
    description: 'Begin a site, or join one to the Vite app of the folder',
    options: ['name', 'site', 'api', 'embedded', 'plugin', 'yes'],
    load: async () => (await import('./commands/init.ts')).init,
  },
  {
    name: 'dev',
    description: 'Serve the site and follow every edit',
    options: ['port', 'host', 'open', 'base', 'site', 'strict', 'extensions'],
    load: async () => (await import('./commands/dev.ts')).dev,
  },
  {
    name: 'build',
    description: 'Write the site as static files',
    options: ['outDir', 'base', 'site', 'host', 'strict', 'extensions'],
    load: async () => (await import('./commands/build.ts')).build,
  },
  {
    name: 'preview',
    description: 'Serve the built files as a static host would',
    options: ['port', 'host', 'open', 'outDir', 'base'],
    load: async () => (await import('./commands/preview.ts')).preview,
  },
  {
    name: 'check',
    description: 'Report every problem of the config, the pages and the links, and mend some',
    options: ['strict', 'json', 'fix', 'watch', 'site', 'extensions'],
    load: async () => (await import('./commands/check.ts')).check,
  },
  {
    name: 'upgrade',
    description: 'Rewrite a classic docs.json or mint.json in the current shape',
    options: [],
    load: async () => (await import('./commands/upgrade.ts')).upgrade,
  },
  {
    name: 'report',
    description: 'Tell what of a site runs as before, what differs and what does not run',
    options: ['json', 'extensions'],
    load: async () => (await import('./commands/report.ts')).report,
  },
  {
    name: 'audit',
    description: 'Read a built site as a crawler does, by its folder or its address, and report what it stumbles over',
    options: ['strict', 'json', 'outDir'],
    load: async () => (await import('./commands/audit.ts')).audit,
  },
  {
    name: 'mcp',
    description: 'Answer agents from a built site, by its folder or its address, on standard input and output',
    options: ['outDir'],
    load: async () => (await import('./commands/mcp.ts')).mcp,
  },
  {
    name: 'explain',
    argument: 'code',
    description: 'Explain a code of a diagnostic; without one, list all codes',
    options: [],
    load: async () => (await import('./commands/explain.ts')).explain,
  },
];
