import * as v from 'valibot';
import { optionalText, textList } from '../../schema/field.ts';

/** API files of a part of navigation, those of AsyncAPI and Arazzo too (what a file is, it says itself), and the folder of the pages that are made of them. */
export interface ConfigApiFiles {
  source: string[];
  directory?: string;
}

/** `openapi`, `asyncapi` or `arazzo`: a file, several, or a file with the folder of its pages. */
export function apiFiles(kind: string): v.GenericSchema<unknown, ConfigApiFiles> {
  const files = `${kind} file or files: absolute addresses, or paths from the content root.`;
  return v.pipe(
    v.union([
      v.pipe(
        textList(files),
        v.transform((source) => ({ source })),
      ),
      v.pipe(
        v.object({ source: textList(files), directory: optionalText('Folder of the generated pages.') }),
        v.transform(({ source, directory }) => ({ source, ...(directory !== undefined && { directory: trimFolder(directory) }) })),
      ),
    ]),
    v.description(`${files} Nested navigation inherits it.`),
  );
}

/** `/api/` -> `api` */
function trimFolder(folder: string): string {
  return folder.trim().replace(/^\.?\/+|\/+$/g, '');
}
