import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { disk, readOr } from '../disk/disk.ts';
import type { ExtensionModule } from './extension-module.ts';
import type { Fault } from './fault.ts';

/** What is wrong where an extension has thrown: the first line of the stack that is its own, in the file that its author wrote. */
export function findFault(error: unknown, { url, file }: Pick<ExtensionModule, 'url' | 'file'>): Fault {
  const message = error instanceof Error ? error.message : String(error);
  const place = error instanceof Error ? findPlace(error.stack ?? '', url) : undefined;
  return { message, file, ...place };
}

function findPlace(stack: string, url: string): Pick<Fault, 'file' | 'line' | 'column'> | undefined {
  const bundle = fileURLToPath(url);
  // A module runner names the file, and Node its address.
  const name = [url, bundle].find((one) => stack.includes(`${one}:`)) ?? url;
  const [, line, column] = /^:(\d+):(\d+)/.exec(stack.slice(stack.indexOf(`${name}:`) + name.length)) ?? [];
  const text = readOr(disk.readText(`${bundle}.map`), '');
  if (line === undefined || column === undefined || text === '') return undefined;
  const origin = new SourceMap(JSON.parse(text)).findOrigin(Number(line), Number(column));
  return 'fileName' in origin ? { file: origin.fileName, line: origin.lineNumber, column: origin.columnNumber } : undefined;
}
