import type { Codemod } from '../tool.ts';
import { editProse } from './edit-prose.ts';

const DYNAMIC =
  /^(?:export\s+)?const\s+(\w+)\s*=\s*dynamic\(\s*(?:async\s*)?\(\)\s*=>\s*import\(\s*(["'])([^"'\n]+)\2\s*,?\s*\)(?:\s*\.then\(\s*\(?\s*(\w+)\s*\)?\s*=>\s*\4\.(\w+)\s*,?\s*\))?\s*(?:,\s*\{[^{}]*\}\s*)?,?\s*\);?[ \t]*$/gm;

/** `export const A = dynamic(() => import('./a'))`, which Next loads when it is shown, as an import: a page here loads its components itself. */
export const importDynamic: Codemod = (text) =>
  editProse(text, DYNAMIC, ({ groups: [, name = '', , written = '', , part] }) => {
    const named = part === undefined ? name : part === name ? `{ ${name} }` : `{ ${part} as ${name} }`;
    return `import ${named} from '${written}';`;
  });
