import type { Diagnostic } from '@octavo/core';
import { isObject } from '../value/json-value.ts';
import { parseDocument } from '../files/parse-document.ts';
import { joinPointer } from '../value/pointer.ts';
import { checkExamples } from './check-examples.ts';
import { checkDocumentStructure } from './check-document-structure.ts';
import { createLocator } from '../files/create-locator.ts';
import { listCuts } from './list-cuts.ts';
import { isSwaggerField } from './swagger-fields.ts';
import { withoutForeignReferences } from './foreign-references.ts';

/** Findings of one file that are told one by one: real files have hundreds. */
const MOST = 20;

/**
 * Checks a file against the schema of its version, and tells each finding with its place. The only file that knows
 * `@scalar/openapi-parser`, which words what is wrong, which the published package holds bundled. References are the loader's business: it follows those into other files, too.
 */
export async function validateDocument(text: string, source: string): Promise<Diagnostic[]> {
  const parsed = parseDocument(text);
  if ('problem' in parsed || !isObject(parsed.value)) return [];
  const isSwagger = parsed.value['swagger'] !== undefined;
  const cuts = listCuts(parsed.value);
  const { document, pointers } = withoutForeignReferences(parsed.value);
  const { validate } = await import('@scalar/openapi-parser');
  // The library answers for its own mistakes: a document that it cannot take has pages all the same.
  const checked = await validate(document).catch((error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }));
  if ('failure' in checked) return [{ ...unchecked(checked.failure, source), ...createLocator(text)('') }];
  const { errors = [] } = checked;
  const worded = errors.flatMap(({ message, path, code }) => {
    const pointer = toPointer(path);
    const isOurs = code?.includes('REFERENCE') === true || pointers.some((one) => pointer === one || pointer.startsWith(`${one}/`));
    const isKnown = isSwagger && isSwaggerField(pointer, findUnexpected(message) ?? '');
    return isOurs || isKnown ? [] : [{ message, pointer }];
  });
  // The standard's own schema says whether something is wrong; where the library sees it too, its words are plainer.
  const structure = await checkDocumentStructure(parsed.value);
  const isWorded = worded.length > 0 && !worded.some(({ message }) => /^(?:not|false schema|contains) /.test(message));
  const findings = structure === undefined || (structure.length > 0 && isWorded) ? worded : structure;
  const broken = checkExamples(text, source);
  if (findings.length === 0 && cuts.length === 0 && broken.length === 0) return [];
  const locate = createLocator(text);
  const shown = findings.slice(0, MOST).map(({ message, pointer }): Diagnostic => ({
    code: 'openapi/invalid',
    severity: 'warning',
    message: `${nameOf(pointer)} ${message.replace(/\.$/, '')}.`,
    hint: 'Its pages are shown anyway.',
    file: source,
    ...locate(placeOf(message, pointer)),
  }));
  const told = cuts.slice(0, MOST).map(({ pointer, cut }): Diagnostic => ({
    code: 'openapi/shortened',
    severity: 'info',
    message: `${nameOf(pointer)} ${cut}.`,
    file: source,
    ...locate(pointer),
  }));
  const examples = broken.slice(0, MOST).map(({ pointer, mismatch }): Diagnostic => ({
    code: 'openapi/broken-example',
    severity: 'warning',
    message: `${nameOf(pointer)} does not match its schema${mismatch.pointer === '' ? '' : ` at \`${mismatch.pointer}\``}. ${mismatch.message}`,
    hint: 'It is shown as written. Fix it or the schema.',
    file: source,
    ...locate(pointer),
  }));
  const left = [
    ...(findings.length > MOST ? [more('openapi/invalid', findings.length - MOST, source)] : []),
    ...(broken.length > MOST ? [more('openapi/broken-example', broken.length - MOST, source)] : []),
  ];
  return [...shown, ...told, ...examples, ...left.map((one) => ({ ...one, ...locate('') }))];
}

/** The library names an unknown property in its words alone, and gives the place of the object that has it. */
function placeOf(message: string, pointer: string): string {
  const name = findUnexpected(message);
  return name === undefined ? pointer : joinPointer(pointer, name);
}

function findUnexpected(message: string): string | undefined {
  return /^Property (.+) is not expected to be here/.exec(message)?.[1];
}

function unchecked(failure: string, source: string): Diagnostic {
  return { code: 'openapi/unchecked', severity: 'info', message: `${source} could not be checked: ${failure}`, file: source };
}

/** The library gives pointers, or lists of keys. */
function toPointer(path: unknown): string {
  if (Array.isArray(path)) return path.reduce<string>((pointer, key) => joinPointer(pointer, String(key)), '');
  return typeof path === 'string' ? path : '';
}

function nameOf(pointer: string): string {
  return pointer === '' ? 'The file' : `\`${pointer.slice(1)}\``;
}

function more(code: Diagnostic['code'], count: number, source: string): Diagnostic {
  return { code, severity: 'warning', message: `${count} more such findings are not listed.`, file: source };
}
