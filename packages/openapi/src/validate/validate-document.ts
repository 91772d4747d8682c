import type { Diagnostic, JsonObject } from '@octavo/core';
import { findText, isObject } from '../value/json-value.ts';
import { findVersion } from '../files/spec-version.ts';
import { findAt } from '../value/pointer.ts';
import { adviseFinding } from './advise.ts';
import { checkExamples } from './check-examples.ts';
import { checkDocumentStructure } from './check-document-structure.ts';
import type { StructureFinding } from './structure-finding.ts';
import { checkSchemas } from './check-schemas.ts';
import type { ApiIo } from '../files/api-io.ts';
import { createLocator } from '../files/create-locator.ts';
import type { Locate } from '../files/create-locator.ts';
import { createSpecFiles } from '../files/spec-files.ts';
import { findWrittenPointer } from './find-written-pointer.ts';
import { listCuts } from './list-cuts.ts';
import { listLostReferences } from './list-lost-references.ts';
import { listSlips } from './list-slips.ts';
import { withoutAlternatives } from './word-finding.ts';
import { listLibraryFindings } from './list-library-findings.ts';
import type { LibraryFindings } from './list-library-findings.ts';

/** Findings of one kind in one file that are told one by one; of a config as many. */
const MOST = 500;

/** With so many findings the library reads no further part of a large file. */
const ENOUGH = 20;

/** What a file is checked with. */
export interface ValidationScope {
  /** Gives the files that it refers to; none by default. */
  read?: ApiIo['read'];
  /** The overlays that are applied to it first, which `read` gives too. */
  overlays?: readonly string[];
}

/** Checks a file against the schema of its version, and tells each finding with its place. */
export async function validateDocument(
  text: string,
  source: string,
  { read = unread, overlays = [] }: ValidationScope = {},
): Promise<Diagnostic[]> {
  const io: ApiIo = { read: (name) => (name === source ? { text } : read(name)) };
  const files = createSpecFiles(io);
  files.overlay(new Map([[source, overlays]]));
  const { value, isOverlaid = false } = files.open(source);
  if (!isObject(value)) return [];
  const cuts = listCuts(value);
  const checked = await listFindings(value);
  if ('failure' in checked) return [{ ...unchecked(checked.failure, source), ...createLocator(text)('') }];
  const { findings, isCut } = checked;
  const broken = checkExamples(source, files);
  if (findings.length === 0 && cuts.length === 0 && broken.length === 0) return [];
  const written = isOverlaid ? createSpecFiles(io).open(source).value : value;
  const find = createLocator(text);
  const locate: Locate = (pointer) => find(isOverlaid ? findWrittenPointer(pointer, { shown: value, written }) : pointer);
  const after = isOverlaid ? ' Overlays were applied first.' : '';
  const shown = findings.slice(0, MOST).map(({ message, pointer, findHint }): Diagnostic => ({
    code: 'openapi/invalid',
    severity: 'warning',
    message: `${nameOf(pointer)} ${message}.`,
    hint: `${findHint?.() ?? adviseFinding({ pointer, message }, findAt(value, pointer)) ?? 'Its pages are shown anyway.'}${after}`,
    file: source,
    ...locate(pointer),
  }));
  const told = cuts.slice(0, MOST).map(({ pointer, cut }): Diagnostic => ({
    code: 'openapi/shortened',
    severity: 'info',
    message: `${nameOf(pointer)} ${cut}.`,
    file: source,
    ...locate(pointer),
  }));
  const locators = new Map([[source, locate]]);
  const locateIn = (file: string): Locate => {
    const known = locators.get(file) ?? createLocator(files.text(file));
    locators.set(file, known);
    return known;
  };
  const examples = broken.slice(0, MOST).map(({ source: file, pointer, mismatch }): Diagnostic => ({
    code: 'openapi/broken-example',
    severity: 'warning',
    message: `${nameOf(pointer)} does not match its schema${mismatch.pointer === '' ? '' : ` at \`${mismatch.pointer}\``}. ${mismatch.message}`,
    hint: `It is shown as written. Fix it or the schema.${after}`,
    file,
    ...locateIn(file)(pointer),
  }));
  const left = [
    ...more({ code: 'openapi/invalid', severity: 'warning', count: findings.length, isCut }, source),
    ...more({ code: 'openapi/shortened', severity: 'info', count: cuts.length }, source),
    ...more({ code: 'openapi/broken-example', severity: 'warning', count: broken.length }, source),
  ];
  return [...shown, ...told, ...examples, ...left.map((one) => ({ ...one, ...locate('') }))];
}

const unread: ApiIo['read'] = () => ({ problem: 'It is another file.' });

/** What is wrong with the document, and with the schemas in it. */
async function listFindings(written: JsonObject): Promise<LibraryFindings> {
  const { document, findings } = withWholeVersion(written);
  const structure = await checkDocumentStructure(document);
  const found = await wordStructure(document, structure);
  if ('failure' in found) return found;
  const schemas = structure === undefined ? [] : checkSchemas(document);
  return {
    ...found,
    findings: [...findings, ...withoutAlternatives(found.findings), ...schemas, ...listSlips(document), ...listLostReferences(document)],
  };
}

/** Completes a version that is read though it is no whole one: `3.1` is a number. */
function withWholeVersion(document: JsonObject): { document: JsonObject; findings: StructureFinding[] } {
  const version = findVersion(document);
  if (!/^3\.\d$/.test(version) || /^3\.\d\.\d/.test(findText(document['openapi']) ?? '')) return { document, findings: [] };
  const findHint = (): string => `Write \`openapi: ${version}.0\`.`;
  return {
    document: { ...document, openapi: `${version}.0` },
    findings: [{ pointer: '/openapi', message: 'is not a whole version', findHint }],
  };
}

/** The standard's own schema says whether something is wrong; where the library sees it too, its words are plainer. */
async function wordStructure(document: JsonObject, structure: StructureFinding[] | undefined): Promise<LibraryFindings> {
  if (structure?.length === 0) return { findings: [], isCut: false };
  const worded = await listLibraryFindings(document, ENOUGH);
  if (structure === undefined || 'failure' in worded) return worded;
  const isPlain = worded.findings.length > 0 && !worded.findings.some(({ message }) => /^(?:not|false schema|contains) /.test(message));
  return isPlain ? worded : { findings: structure, isCut: false };
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
