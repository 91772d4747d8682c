import { createCode } from '../code/collected-code.ts';
import { readScript } from '../code/read-script.ts';
import { findShim } from '../code/shims/find-shim.ts';
import { importShim } from '../code/shims/import-shim.ts';
import type { Codemod } from '../tool.ts';
import { editProse } from './edit-prose.ts';
import { maskCode } from './mask-code.ts';
import { hasTabLists } from './translate-components.ts';
import { placeCode } from './take-own-code.ts';

const IMPORT = /^import\s+(?:[\w$]+\s*,?\s*)?(?:\{[^}]*\}\s*|\*\s+as\s+[\w$]+\s*)?from\s+(["'])([^"'\n]+)\1;?[ \t]*\n?/gm;
/** What the steps of a migration write: Octavo has it by this name. */
const WRITTEN =
  /^(?:Accordion|AccordionGroup|Badge|Callout|Card|CardGroup|Check|Danger|FileTree|Frame|Icon|Image|Info|Link|Mermaid|Note|ParamField|ResponseField|Steps?|Tabs?|Tip|Tree|Warning)$/;

/** Whether an import of the old tool has a module of ours that stands for it: it stays until all else is translated. */
export function mayKeep(written: string): boolean {
  return findShim(written) !== undefined;
}

/** Imports what is left of the old tool in a page (`<ThemedImage>`) from the modules of ours that stand for it; other imports of the tool go. */
export const keepToolImports: Codemod = (text, { site, note }) => {
  const isOurs = (name: string): boolean => WRITTEN.test(name) && !(hasTabLists(text) && /^Tabs?$/.test(name));
  return editProse(text, IMPORT, ({ groups: [statement = '', , written = ''] }) => {
    const shim = findShim(written);
    const one = shim === undefined ? undefined : readScript('page.tsx', statement)?.imports[0];
    if (shim === undefined || one === undefined) return undefined;
    const rest = maskCode(text.replace(statement, ''));
    const names = one.names.filter(({ local }) => !isOurs(local) && new RegExp(`<${local}(?=[\\s/>])|(?<![\\w$.])${local}\\(`).test(rest));
    const code = createCode('');
    const kept = names.length === 0 ? undefined : importShim(shim, { ...one, names }, code);
    if (kept === undefined) return '';
    placeCode(code, site);
    for (const stub of code.stubs)
      note({
        kind: 'by-hand',
        what: 'part of the old framework',
        message: `Octavo does not have ${stub}: only its content is shown.`,
        isOwnCode: true,
      });
    return `${kept}\n`;
  });
};
