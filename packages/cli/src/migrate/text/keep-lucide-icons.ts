import type { Codemod } from '../tool.ts';
import { editProse } from './edit-prose.ts';
import { maskCode } from './mask-code.ts';
import { takeOwnCode } from './take-own-code.ts';

/** Keeps an import of `lucide-react` where icons of it stand in attributes that no component of ours reads. */
export const keepLucideIcons: Codemod = (text, scope) =>
  editProse(text, /^import\s*\{([^{}]*)\}\s*from\s*["']lucide-react["'];?[ \t]*\n?/gm, ({ groups: [statement = '', clause = ''] }) => {
    const rest = maskCode(text.replace(statement, ''));
    const names = clause.split(',').flatMap((one) => /([\w$]+)\s*$/.exec(one.trim())?.[1] ?? []);
    const used = names.some((name) => new RegExp(`<${name}(?=[\\s/>])|\\{\\s*${name}\\s*\\}`).test(rest));
    return used ? (takeOwnCode({ statement, written: 'lucide-react', file: 'lucide-react' }, scope) ?? '') : '';
  });
