import { createFrame, findNearest } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';

/** The diagnostic of an import that leads to nothing; `file` as the reader knows it, `text` is its content. */
export function missingImport(entry: { specifier: string; line: number; column: number }, file: string, text: string): Diagnostic {
  const { specifier, line, column } = entry;
  const isPackage = !/^\.{0,2}\//.test(specifier);
  return {
    code: 'page/missing-import',
    severity: 'warning',
    message: isPackage
      ? `The package ${specifier} is not installed: it is left out of the page.`
      : `There is no file ${specifier} to import: it is left out of the page.`,
    hint: isPackage
      ? `Install it (\`npm install ${specifier}\`) or remove the import.`
      : 'A path that starts with `/` is taken from the content root, any other from the folder of this file.',
    file,
    line,
    column,
    frame: createFrame(text, line, column),
  };
}

/** The diagnostic of a name that an import asks for in vain; `names` are those that its module has. */
export function missingName(
  { specifier, line, column, name, names }: { specifier: string; line: number; column: number; name: string; names: readonly string[] },
  file: string,
  text: string,
): Diagnostic {
  const nearest = findNearest(name, names) ?? names[0];
  const form = nearest === 'default' ? `import ${name === 'default' ? 'Name' : name}` : `import { ${nearest} }`;
  return {
    code: 'page/missing-export',
    severity: 'warning',
    message: `${specifier} exports no ${name === 'default' ? 'default' : `\`${name}\``}: it is left out of the page.`,
    hint: nearest === undefined ? `Export it in ${specifier}.` : `Export it there, or write \`${form} from '${specifier}'\`.`,
    file,
    line,
    column,
    frame: createFrame(text, line, column),
  };
}
