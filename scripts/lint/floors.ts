import path from 'node:path';
import type { Node, Rule } from './rule.ts';

/** The rooms of a folder, lowest first: `{ folder: 'packages/vite/src', rooms: ['disk', 'site', 'plugins'] }`. A room is a folder or a file. */
interface House {
  folder: string;
  rooms: string[];
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
      return room === undefined ? [] : [{ folder, root, rooms, room }];
    });
    const check = (source: { value?: unknown } | null | undefined): void => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = path.resolve(path.dirname(context.filename), source.value);
      for (const { folder, root, rooms, room } of places) {
        const other = findRoom(root, target);
        if (other === undefined || other === room || isBelow(rooms, other, room)) continue;
        const message = `\`${room}\` stands below \`${other}\` in ${folder}: hand the value in, or move the file. The order is in .oxlintrc.json.`;
        context.report({ node: source as Node, message });
      }
    };
    return {
      Program(node) {
        for (const { folder, rooms, room } of places)
          if (!rooms.includes(room) && !room.includes('.'))
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

/** A file that is not listed is an entry of the package: above everything. */
function isBelow(rooms: readonly string[], other: string, room: string): boolean {
  return !rooms.includes(room) || (rooms.includes(other) && rooms.indexOf(other) < rooms.indexOf(room));
}

/** The first name below the folder: `site`, or `options.ts`; undefined for what lies elsewhere. */
function findRoom(folder: string, file: string): string | undefined {
  return file.startsWith(folder + path.sep) ? path.relative(folder, file).split(path.sep)[0] : undefined;
}
