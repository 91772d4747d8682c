import type { Codemod } from '../tool.ts';
import { editProse } from './edit-prose.ts';

/** Icons that a page imports from Lucide (`lucide-react`, `@lucide/astro`) are `<Icon>`; those in attributes (`icon={<X />}`) are read with their component. */
export const showLucideIcons: Codemod = (text) =>
  listImported(text).reduce(
    (current, { local, icon }) =>
      editProse(current, new RegExp(`(?<!=\\{\\s*)<${local}(?=[\\s/])([^<>]*?)/>`, 'g'), ({ groups: [, attributes = ''] }) => {
        const look = /\sclass(?:Name)?=("[^"]*"|\{[^{}]*\})/.exec(attributes)?.[1];
        return `<Icon icon="${icon}"${look === undefined ? '' : ` className=${look}`} />`;
      }),
    text,
  );

/** `Code2Icon` -> `code-2`, `GitHubIcon` -> `github` */
export function toIconName(component: string): string {
  return component
    .replace(/(?<=.)Icon$/, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-z]{2})(?=\d)/g, '-')
    .toLowerCase()
    .replace(/\b(git|java|linked|mongo|tik|type|you)-(db|hub|in|lab|script|tok|tube)\b/, '$1$2');
}

function listImported(text: string): { local: string; icon: string }[] {
  const clauses = [...text.matchAll(/^import\s*\{([^{}]*)\}\s*from\s*["'](?:@lucide\/\w+|lucide-[\w-]+)["']/gm)].flatMap(([, names = '']) =>
    names.split(','),
  );
  return clauses.flatMap((clause) => {
    const [name, local] = clause.trim().split(/\s+as\s+/);
    return name === undefined || !/^[A-Z]\w*$/.test(name) ? [] : [{ local: local ?? name, icon: toIconName(name) }];
  });
}
