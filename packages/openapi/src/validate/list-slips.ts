import { findNearest, isExternalUrl } from '@octavo/core/internal';
import type { Json, JsonObject } from '@octavo/core';
import { METHODS } from '../model/method.ts';
import { findText, isObject, toList, toObject } from '../value/json-value.ts';
import { findAt, joinPointer } from '../value/pointer.ts';
import { LONGEST_PATH } from './long-paths.ts';
import type { StructureFinding } from './structure-finding.ts';

/** Tells what the standards ask for and their schemas cannot: names that belong together, and what is named once. */
export function listSlips(document: JsonObject): StructureFinding[] {
  return [...listOperationSlips(document), ...listServerSlips(toList(document['servers']))];
}

function listOperationSlips(document: JsonObject): StructureFinding[] {
  const ids = new Map<string, string>();
  const found: StructureFinding[] = [];
  for (const [path, item] of Object.entries(toObject(document['paths']))) {
    if (!isObject(item) || !path.startsWith('/') || path.length > LONGEST_PATH) continue;
    const place = joinPointer('/paths', path);
    for (const method of METHODS) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      const at = joinPointer(place, method);
      found.push(...checkId(operation, { at, name: `${method.toUpperCase()} ${path}`, ids }));
      const names = listPathNames([...toList(item['parameters']), ...toList(operation['parameters'])], document);
      if (names !== undefined) found.push(...checkPath(path, { at, names }));
      found.push(...listMediaSlips(operation, at));
    }
  }
  return found;
}

function checkId(operation: JsonObject, { at, name, ids }: { at: string; name: string; ids: Map<string, string> }): StructureFinding[] {
  const id = findText(operation['operationId']);
  if (id === undefined) return [];
  const other = ids.get(id);
  if (other === undefined) ids.set(id, name);
  return other === undefined ? [] : [{ pointer: `${at}/operationId`, message: `is the name of ${other}, too: ${id}`, findHint: sayUnique }];
}

const sayUnique = (): string => 'Each operation has a name of its own.';

/** The names of path parameters; undefined where one of the parameters is in another file. */
function listPathNames(parameters: readonly Json[], document: JsonObject): Set<string> | undefined {
  const names = new Set<string>();
  for (const parameter of parameters) {
    const ref = findText(toObject(parameter)['$ref']);
    const target = ref === undefined ? parameter : ref.startsWith('#') ? findAt(document, ref.slice(1)) : undefined;
    if (!isObject(target) || target['$ref'] !== undefined) return undefined;
    if (target['in'] === 'path') names.add(findText(target['name']) ?? '');
  }
  return names;
}

function checkPath(path: string, { at, names }: { at: string; names: ReadonlySet<string> }): StructureFinding[] {
  const wanted = new Set(Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name));
  const left = [...names].filter((name) => !wanted.has(name));
  const missing = [...wanted].filter((name) => !names.has(name));
  return [
    ...missing.map((name) => ({
      pointer: at,
      message: `has no path parameter \`${name}\`, which its path names`,
      findHint: (): string => {
        const meant = findNearest(name, left);
        return meant === undefined ? `Add it to \`parameters\`: \`name: ${name}\`, \`in: path\`.` : `Did you mean \`${meant}\`?`;
      },
    })),
    ...(missing.length > 0
      ? []
      : left.map((name) => ({ pointer: at, message: `has a path parameter \`${name}\`, which its path does not name` }))),
  ];
}

/** Names of media types that lack their first half. */
const HALVES: Readonly<Record<string, string>> = {
  json: 'application/json',
  xml: 'application/xml',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain',
  html: 'text/html',
  csv: 'text/csv',
};

function listMediaSlips(operation: JsonObject, at: string): StructureFinding[] {
  const responses = Object.entries(toObject(operation['responses'])).map(
    ([status, response]) => [`${at}/responses/${status}`, response] as const,
  );
  return [[`${at}/requestBody`, operation['requestBody']] as const, ...responses].flatMap(([place, holder]) =>
    Object.keys(toObject(toObject(holder)['content'])).flatMap((name) => {
      const meant = HALVES[name.toLowerCase()];
      const findHint = (): string | undefined => meant && `Did you mean \`${meant}\`?`;
      return name.includes('/') ? [] : [{ pointer: joinPointer(`${place}/content`, name), message: 'is not a media type', findHint }];
    }),
  );
}

function listServerSlips(servers: readonly Json[]): StructureFinding[] {
  return servers.flatMap((server, index) => {
    const url = findText(toObject(server)['url']) ?? '';
    const variables = toObject(toObject(server)['variables']);
    const pointer = `/servers/${index}/url`;
    const unset = Array.from(url.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name).filter((name) => variables[name] === undefined);
    const isHost = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^localhost\b/i.test(url) && !isExternalUrl(url);
    return [
      ...unset.map((name) => ({
        pointer,
        message: `has a variable \`${name}\` without a value`,
        findHint: () => `Add \`${name}\` to \`variables\` of this server, with a \`default\`.`,
      })),
      ...(isHost
        ? [{ pointer, message: 'is read as a path, since it has no https:// before it', findHint: () => `Write \`https://${url}\`.` }]
        : []),
    ];
  });
}
