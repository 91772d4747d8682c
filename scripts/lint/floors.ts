import path from 'node:path';
import type { Node, Rule } from './rule.ts';

/** The rooms of a folder, which are folders or files: lowest first, `['disk', 'site', 'plugins']`, or each with those below it, `{ value: [], model: ['value'] }`. */
interface House {
  folder: string;
  rooms: string[] | Record<string, string[]>;
}

/**
 * Lets a room import those below it alone, types included. What stands in no room may import all of them and be imported by none: the
 * entries of a package. A folder that is no room of the list is reported.
 */
export const floors: Rule = {
  meta: { schema: [{ type: 'array' }], defaultOptions: [[]] },
  create(context) {
    // One folder may stand in a room of another.
    const places = (context.options[0] as unknown as House[]).flatMap(({ folder, rooms }) => {
      const root = path.resolve(context.cwd, folder);
      const room = findRoom(root, context.filename);
      return room === undefined ? [] : [{ folder, root, room, below: listBelow(rooms) }];
    });
    const check = (source: { value?: unknown } | null | undefined): void => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = path.resolve(path.dirname(context.filename), source.value);
      for (const { folder, root, room, below } of places) {
        const other = findRoom(root, target);
        if (other === undefined || other === room || isBelow(below, other, room)) continue;
        const message = `\`${room}\` may not import \`${other}\` in ${folder}: hand the value in, or move the file. The order is in .oxlintrc.json.`;
        context.report({ node: source as Node, message });
      }
    };
    return {
      Program(node) {
        for (const { folder, room, below } of places)
          if (!below.has(room) && !room.includes('.'))
            context.report({ node, message: `\`${room}\` is no room of ${folder}: give it its place in the order in .oxlintrc.json.` });
      },
      ImportDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source as { value?: unknown }),
      TSImportType: ({ source }) => check(source),
    };
  },
};

function listBelow(rooms: House['rooms']): Map<string, readonly string[]> {
  return new Map(Array.isArray(rooms) ? rooms.map((room, index) => [room, rooms.slice(0, index)]) : Object.entries(rooms));
}

/** A file that is not listed is an entry of the package: above everything. */
function isBelow(below: ReadonlyMap<string, readonly string[]>, other: string, room: string): boolean {
  return below.get(room)?.includes(other) ?? true;
}

/** The first name below the folder: `site`, or `options.ts`; undefined for what lies elsewhere. */
function findRoom(folder: string, file: string): string | undefined {
  return file.startsWith(folder + path.sep) ? path.relative(folder, file).split(path.sep)[0] : undefined;
}
