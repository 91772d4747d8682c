import type { Diagnostic, JsonObject } from '@octavo/core';
import { isObject } from '../value/json-value.ts';
import { parseDocument } from '../files/parse-document.ts';
import { joinPointer } from '../value/pointer.ts';
import { checkExamples } from './check-examples.ts';
import { checkDocumentStructure } from './check-document-structure.ts';
import { createLocator } from '../files/create-locator.ts';
import { listCuts } from './list-cuts.ts';
import { findUnexpected, listLibraryFindings } from './list-library-findings.ts';
import type { LibraryFindings } from './list-library-findings.ts';

/** Findings of one file that are told one by one: real files have hundreds. */
const MOST = 20;

/** Checks a file against the schema of its version, and tells each finding with its place. */
export async function validateDocument(text: string, source: string): Promise<Diagnostic[]> {
  const parsed = parseDocument(text);
  if ('problem' in parsed || !isObject(parsed.value)) return [];
  const cuts = listCuts(parsed.value);
  const checked = await listFindings(parsed.value);
  if ('failure' in checked) return [{ ...unchecked(checked.failure, source), ...createLocator(text)('') }];
  const { findings, isCut } = checked;
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
    ...more({ code: 'openapi/invalid', severity: 'warning', count: findings.length, isCut }, source),
    ...more({ code: 'openapi/shortened', severity: 'info', count: cuts.length }, source),
    ...more({ code: 'openapi/broken-example', severity: 'warning', count: broken.length }, source),
  ];
  return [...shown, ...told, ...examples, ...left.map((one) => ({ ...one, ...locate('') }))];
}

/** The standard's own schema says whether something is wrong; where the library sees it too, its words are plainer. */
async function listFindings(document: JsonObject): Promise<LibraryFindings> {
  const structure = await checkDocumentStructure(document);
  if (structure?.length === 0) return { findings: [], isCut: false };
  const worded = await listLibraryFindings(document, MOST);
  if (structure === undefined || 'failure' in worded) return worded;
  const isPlain = worded.findings.length > 0 && !worded.findings.some(({ message }) => /^(?:not|false schema|contains) /.test(message));
  return isPlain ? worded : { findings: structure, isCut: false };
}

/** The library names an unknown property in its words alone, and gives the place of the object that has it. */
function placeOf(message: string, pointer: string): string {
  const name = findUnexpected(message);
  return name === undefined ? pointer : joinPointer(pointer, name);
}

function unchecked(failure: string, source: string): Diagnostic {
  return { code: 'openapi/unchecked', severity: 'info', message: `${source} could not be checked: ${failure}`, file: source };
}

function nameOf(pointer: string): string {
  return pointer === '' ? 'The file' : `\`${pointer.slice(1)}\``;
}

/** How many findings of a kind are not listed; `isCut` where the file was not read to its end. */
function more(
  { code, severity, count, isCut = false }: Pick<Diagnostic, 'code' | 'severity'> & { count: number; isCut?: boolean },
  file: string,
): Diagnostic[] {
  const message = `${isCut ? 'At least ' : ''}${count - MOST} more such findings are not listed.`;
  return count > MOST ? [{ code, severity, message, file }] : [];
}
