import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** A member of an interface, as its author wrote it. */
export interface Member {
  name: string;
  /** The sentences of its doc comment, without line breaks; empty without one. */
  text: string;
  /** Its type, as written. */
  type: string;
  isOptional: boolean;
}

/** An interface of TypeScript. */
export interface Interface {
  name: string;
  text: string;
  /** Names of what it extends. */
  bases: string[];
  members: Member[];
}

const PACKAGES = path.resolve(import.meta.dirname, '../../packages');

/** The interfaces of the files that a pattern names (`theme/src/components/**`), by name. */
export function readInterfaces(pattern: string): Map<string, Interface> {
  const files = globSync(pattern, { cwd: PACKAGES }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return new Map(
    files
      .toSorted()
      .flatMap((file) => parseInterfaces(path.join(PACKAGES, file)))
      .map((one) => [one.name, one]),
  );
}

/** The members of an interface and of all that it extends, as far as they are known. */
export function listMembers(name: string, all: ReadonlyMap<string, Interface>): Member[] {
  const found = all.get(name);
  if (found === undefined) return [];
  return [...found.members, ...found.bases.flatMap((base) => listMembers(base, all))];
}

interface Span {
  start: number;
  end: number;
}

interface Declaration extends Span {
  type: string;
  declaration?: Declaration;
  id?: { name: string };
  extends?: { expression: { name?: string } }[];
  body?: { body: Signature[] };
}

interface Signature extends Span {
  type: string;
  key?: { name?: string; value?: string };
  optional?: boolean;
  typeAnnotation?: { typeAnnotation: Span };
  params?: Span[];
  returnType?: { typeAnnotation: Span };
}

function parseInterfaces(file: string): Interface[] {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  const docBefore = (start: number): string => {
    const found = comments.findLast((one) => one.end <= start && /^\s*$/.test(source.slice(one.end, start)));
    return found?.value.startsWith('*') === true ? found.value.slice(1).replaceAll(/(?:\s*\n[ \t]*\*?)+\s*/g, ' ').trim() : ''; // prettier-ignore
  };
  return (program.body as unknown as Declaration[]).flatMap((statement): Interface[] => {
    const node = statement.declaration ?? statement;
    if (node.type !== 'TSInterfaceDeclaration' || node.id === undefined) return [];
    const members = (node.body?.body ?? []).flatMap((one): Member[] => {
      const name = one.key?.name ?? one.key?.value;
      if (name === undefined) return [];
      const shape = one.typeAnnotation?.typeAnnotation;
      const type = shape === undefined ? source.slice(one.start, one.end).replace(/^\w+\??/, '') : source.slice(shape.start, shape.end);
      return [
        { name, text: docBefore(one.start), type: type.replaceAll(/\s+/g, ' ').replace(/;$/, ''), isOptional: one.optional === true },
      ];
    });
    const bases = (node.extends ?? []).flatMap(({ expression }) => expression.name ?? []);
    return [{ name: node.id.name, text: docBefore(statement.start), bases, members }];
  });
}
