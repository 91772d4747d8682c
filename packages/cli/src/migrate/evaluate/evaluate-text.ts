import type { OldSource } from '../source.ts';
import { evaluateModule } from './evaluate-module.ts';
import type { ModuleOptions } from './evaluate-module.ts';
import { UNREAD } from './unread.ts';

/** What an expression means below a program (`import`s and declarations) that stands in a page's file; `UNREAD` where some of it would have to be run. */
export function evaluateText(
  expression: string,
  { program, file, source, isStrict = false }: { program: string; file: string; source: OldSource } & ModuleOptions,
): unknown {
  const name = `${file}.script.ts`;
  const text = `${program}\nexport default (${expression});\n`;
  const { value, unread } = evaluateModule(name, { ...source, read: (one) => (one === name ? text : source.read(one)) }, { isStrict });
  return unread.length > 0 ? UNREAD : value;
}
