import path from 'node:path';
import { editProse } from '../../text/edit-prose.ts';
import { fromPage, readPart, toFileFence } from '../../text/include-files.ts';
import type { Codemod } from '../../tool.ts';

/** `<include>./part.mdx</include>` is put in; `<include lang="ts" meta='title="a"'>./a.ts#one</include>` is a fence that names the file. */
export const takeFumadocsIncludes: Codemod = (text, scope) =>
  editProse(
    text,
    /^([ \t]*)<include\b([^>]*)>\s*([^<]+?)\s*<\/include>/gm,
    ({ groups: [, indent = '', attributes = '', said = ''], offset }) => {
      const [written = '', hash = ''] = said.split('#', 2);
      const isFromRoot = /\bcwd\b/.test(attributes);
      const file = isFromRoot ? path.posix.normalize(written) : fromPage(written, scope);
      if (!/\.mdx?$/.test(written) && scope.source.read(file) !== undefined) {
        const language = /\blang="([^"]+)"/.exec(attributes)?.[1] ?? path.posix.extname(written).slice(1);
        const meta = /\bmeta='([^']+)'|\bmeta="([^"]+)"/.exec(attributes);
        return toFileFence(scope.showFile(file), { language, hash, meta: meta?.[1] ?? meta?.[2] ?? '', indent });
      }
      const part = readPart(file, scope);
      if (part === undefined) {
        scope.note({ kind: 'by-hand', what: 'include of a missing file', message: `\`${said}\` does not exist.` }, offset);
        return undefined;
      }
      scope.note(
        { kind: 'differs', what: 'included file, copied into the page', message: `The text of ${file} was copied into the page.` },
        offset,
      );
      return part.trim();
    },
  );
