import path from 'node:path';
import { createCodeFrame, positionAt } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { parseSync } from 'vite';
import { describeFailure } from '../disk/disk-failure.ts';
import type { DiskFailure } from '../disk/disk-failure.ts';
import { disk, readOr } from '../disk/disk.ts';
import { findScriptClasses } from '../mdx/tree/elements/collect-classes.ts';

/** The author's own style sheets and scripts, which every page has. Paths from the content root. */
export interface CustomFiles {
  styles: string[];
  scripts: string[];
  /** What may be a utility class in the scripts. */
  classes: string[];
  diagnostics: Diagnostic[];
}

const NOT_MEANT = /(?:^|\/)(?:public|_?snippets|dist|build|test|tests|__tests__)\//i;
const TOOL = /(?:^|\/)(?:[^/]*\.(?:config|conf|test|spec|d|module)|gulpfile|gruntfile)\.(?:js|css)$/i;
/** What only a module or a program says; a script of a page would stop there. */
const MODULE = /^#!|^\s*(?:import(?:\s*["'{*]|\s+[\w$])|export\s+(?:default|const|let|var|function|class|async|\{|\*))/m;
const NODE = /\brequire\(|\bmodule\.exports\b/;
/** A script that asks first whether it runs in Node runs in pages, too. */
const ASKS = /\btypeof\s+(?:module|exports|require)\b/;

/**
 * Finds among the content's files the style sheets and scripts that every page loads: those of the content root and of its folders, but
 * for folders with a package of their own, files that pages import, scripts that are modules or programs of Node's, and what cannot be read,
 * which it says.
 */
export function findCustomFiles(
  files: Iterable<string>,
  { root, refused, isImported }: { root: string; refused: ReadonlyMap<string, DiskFailure>; isImported: (file: string) => boolean },
): CustomFiles {
  const found: CustomFiles = { styles: [], scripts: [], classes: [], diagnostics: [] };
  for (const file of files) {
    if (!/\.(?:css|js)$/i.test(file) || NOT_MEANT.test(file) || TOOL.test(file) || isInPackage(file, root) || isImported(file)) continue;
    const refusal = refused.get(file);
    if (refusal !== undefined) found.diagnostics.push(describeFailure(refusal, file));
    else if (/\.css$/i.test(file)) found.styles.push(file);
    else addScript(file, readOr(disk.readText(path.join(root, file)), ''), found);
  }
  return found;
}

function addScript(file: string, text: string, found: CustomFiles): void {
  if (MODULE.test(text) || (NODE.test(text) && !ASKS.test(text))) {
    found.diagnostics.push(noScript(file));
    return;
  }
  found.diagnostics.push(...findSyntaxError(file, text));
  found.scripts.push(file);
  found.classes.push(...findScriptClasses(text));
}

/** A browser runs nothing of such a script. */
function findSyntaxError(file: string, text: string): Diagnostic[] {
  const [error] = parseSync(file, text, { sourceType: 'script' }).errors;
  if (error === undefined) return [];
  const { line, column } = positionAt(text, error.labels[0]?.start ?? 0);
  return [
    {
      code: 'site/script-syntax',
      severity: 'warning',
      message: `Invalid JavaScript: ${error.message.replace(/\.$/, '')}.`,
      hint: 'Fix the error; until then browsers do not run the file.',
      file,
      line,
      column,
      frame: createCodeFrame(text, line, column),
    },
  ];
}

function isInPackage(file: string, root: string): boolean {
  const folders = file.split('/').slice(0, -1);
  return folders.some((_, index) => disk.exists(path.join(root, ...folders.slice(0, index + 1), 'package.json')));
}

function noScript(file: string): Diagnostic {
  return {
    code: 'site/not-a-script',
    severity: 'info',
    message: `${file} is a module or a Node.js script; pages do not load it.`,
    hint: 'Scripts of pages cannot use `import`, `export` or `require`. List the file in `.mintignore` if it is not part of the site.',
    file,
  };
}
