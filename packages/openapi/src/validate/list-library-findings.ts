import type { JsonObject } from '@octavo/core';
import { findVersion } from '../files/spec-version.ts';
import { joinPointer } from '../value/pointer.ts';
import type { StructureFinding } from './structure-finding.ts';
import { withoutForeignReferences } from './foreign-references.ts';
import { withoutLongPaths } from './long-paths.ts';
import { withRequiredPaths } from './required-paths.ts';
import { splitDocument } from './split-document.ts';
import { isSwaggerField } from './swagger-fields.ts';
import { withoutEchoes, wordFinding } from './word-finding.ts';

/** What the library finds in a document, or why it could not read it. */
export type LibraryFindings = { findings: StructureFinding[]; isCut: boolean } | { failure: string };

/**
 * Lists what `@scalar/openapi-parser` finds in a document, in its plain words. The only file that knows the library, which the published package
 * holds bundled. It words all findings before it gives one: a large document is read in parts, until there are more than `most`; `isCut` says
 * that the rest was not read. References are the loader's business: it follows those into other files, too.
 */
export async function listLibraryFindings(source: JsonObject, most: number): Promise<LibraryFindings> {
  const { validate } = await import('@scalar/openapi-parser');
  const { document: short, findings: long } = withoutLongPaths(source);
  const { document: required, findings: optional } = withRequiredPaths(short);
  const { document, pointers } = withoutForeignReferences(required);
  const own = [...long, ...optional];
  // It would say that it finds no version; the loader says so.
  if (findVersion(source) === 'unknown') return { findings: own, isCut: false };
  const isSwagger = source['swagger'] !== undefined;
  const taken = new Set(pointers);
  const isOurs = (pointer: string): boolean => [...pointer.matchAll(/\/|$/g)].some(({ index }) => taken.has(pointer.slice(0, index)));
  const read = async (part: JsonObject): Promise<{ findings: StructureFinding[]; isWellFormed: boolean }> => {
    const { errors = [], schema } = await validate(part);
    const findings = errors.flatMap(({ message, path, code }) => {
      const pointer = toPointer(path);
      const isKnown = isSwagger && isSwaggerField(pointer, message);
      return code?.includes('REFERENCE') === true || isOurs(pointer) || isKnown ? [] : [wordFinding({ message, pointer })];
    });
    return { findings: withoutEchoes(findings), isWellFormed: schema !== undefined };
  };
  try {
    const parts = splitDocument(document);
    const found: StructureFinding[] = [...own];
    for (const [index, part] of parts.entries()) {
      const { findings, isWellFormed } = await read(part);
      // What a well-formed part misses is in another one.
      if (!isWellFormed) found.push(...findings);
      if (found.length > most) return { findings: found, isCut: index < parts.length - 1 };
    }
    const isPart = found.length > own.length;
    return { findings: isPart ? found : [...own, ...(await read(document)).findings], isCut: false };
  } catch (error) {
    // The library answers for its own mistakes: a document that it cannot take has pages all the same.
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** The library gives pointers, or lists of keys. */
function toPointer(path: unknown): string {
  if (Array.isArray(path)) return path.reduce<string>((pointer, key) => joinPointer(pointer, String(key)), '');
  return typeof path === 'string' ? path : '';
}
