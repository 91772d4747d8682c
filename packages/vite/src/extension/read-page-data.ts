import { createCodeFrame, findField, positionAt } from '@octavo/core/internal';
import type { Diagnostic, Json, Page } from '@octavo/core';
import type { LoadedExtension } from './load-extension.ts';
import { ExtensionError } from './extension-error.ts';
import type { StandardIssue, StandardResult } from './standard-schema.ts';

/** What the schemas of extensions make of a page's frontmatter, and what is wrong with it. */
export function readPageData(
  page: Page,
  readText: (file: string) => string,
  extensions: readonly LoadedExtension[],
): { data: Record<string, Json>; diagnostics: Diagnostic[] } {
  const data: Record<string, Json> = {};
  const givers = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const report = (message: string, name: string): void =>
    void diagnostics.push(describe(message, name, { file: page.file, text: readText(page.file) }));
  for (const { module, frontmatter: schema } of extensions) {
    if (schema === undefined) continue;
    try {
      const result = schema['~standard'].validate(page.frontmatter);
      if (result instanceof Promise) throw new Error('The schema of `frontmatter` is asynchronous; it must be synchronous.');
      for (const issue of result.issues ?? []) report(...explain(issue));
      for (const [name, value] of Object.entries(toJson(result))) {
        const other = givers.get(name);
        if (other !== undefined && JSON.stringify(data[name]) !== JSON.stringify(value))
          report(`The extensions \`${other}\` and \`${module.name}\` set different values for \`${name}\`; the first one is used.`, name);
        else [data[name]] = [value, givers.set(name, module.name)];
      }
    } catch (error) {
      diagnostics.push((error instanceof ExtensionError ? error : new ExtensionError(module, error)).diagnostic);
    }
  }
  return { data, diagnostics };
}

/** What reaches the browser is plain JSON. */
function toJson(result: StandardResult<unknown>): Record<string, Json> {
  if (result.issues !== undefined || typeof result.value !== 'object' || result.value === null) return {};
  return JSON.parse(JSON.stringify(result.value));
}

function explain({ message, path = [] }: StandardIssue): [message: string, field: string] {
  const keys = path.map((step) => String(typeof step === 'object' ? step.key : step));
  const [field = ''] = keys;
  return [field === '' ? message : `\`${keys.join('.')}\`: ${message}`, field];
}

function describe(message: string, field: string, { file, text }: { file: string; text: string }): Diagnostic {
  const place = positionAt(text, field === '' ? 0 : findField(text, field));
  return {
    code: 'frontmatter/invalid',
    severity: 'error',
    message,
    file,
    ...place,
    frame: createCodeFrame(text, place.line, place.column, field.length),
  };
}
