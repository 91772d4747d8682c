#!/usr/bin/env node
// In the workspace the sources run as they are (Node strips the types); the published package holds `dist` only.
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';

// The second start is faster: Node keeps what it compiled. Node 20 has no such cache.
nodeModule.enableCompileCache?.();

// The bundler gives back what it has freed at once, instead of never; read when it is loaded.
process.env.MIMALLOC_PURGE_DELAY ??= '0';

const source = new URL('../src/index.ts', import.meta.url);
const isWorkspace = existsSync(source);

if (isWorkspace && !process.features.typescript) {
  console.error('Octavo runs from its sources here, which needs the Node of the workspace: npx -y pnpm@12 octavo <command>');
  process.exit(1);
}

const { runCli } = await import(isWorkspace ? source.href : new URL('../dist/index.js', import.meta.url).href);
process.exitCode = await runCli(process.argv.slice(2));
// Everything is done: whatever a plugin left open may not keep the process alive.
setTimeout(() => process.exit(), 1000).unref();
