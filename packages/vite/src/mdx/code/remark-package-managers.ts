import convert from 'npm-to-yarn';
import type { Code, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from '../tree/nodes/visit.ts';

const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;
type Manager = (typeof MANAGERS)[number];

/** As Docusaurus and Nextra write it, `sh npm2yarn`, and as Fumadocs does, `npm`. */
const WORD = /(?:^|\s)npm2yarn(?=\s|$)/;

/** Says whether a text may hold a fence of npm's commands that asks for the other package managers'. */
export function mayHavePackageManagers(text: string): boolean {
  return /^[ \t>]*(?:(?:`{3,}|~{3,})[ \t]*npm[ \t]*$|(?:```|~~~).*\snpm2yarn)/m.test(text);
}

/** Gives a fence of npm's commands a tab for each package manager. One whose commands are the same for all stays one fence. */
export function remarkPackageManagers(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'code', (node, index, parent) => {
      const meta = node.meta ?? '';
      if (!parent || index === undefined || !(WORD.test(meta) || (node.lang === 'npm' && meta === ''))) return undefined;
      const fence: Code = { ...node, lang: node.lang === 'npm' ? 'bash' : node.lang, meta: meta.replace(WORD, '').trim() };
      const tabs = MANAGERS.map((manager): Code => ({
        ...fence,
        value: toManager(node.value, manager),
        meta: `tab="${manager}" ${fence.meta}`.trim(),
      }));
      const isPlain = isGroup(parent) || tabs.every(({ value }) => value === node.value);
      parent.children[index] = isPlain ? fence : createGroup(tabs, node.position);
      return index + 1;
    });
  };
}

/** Its fences are tabs already. */
function isGroup(parent: Parents): boolean {
  return parent.type === 'mdxJsxFlowElement' && parent.name === 'CodeGroup';
}

/** The page's Markdown has the fence as it was written. */
function createGroup(children: Code[], position: MdxJsxFlowElement['position']): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeGroup',
    attributes: [{ type: 'mdxJsxAttribute', name: 'data-markdown-ignore', value: '' }],
    children,
    ...(position && { position }),
  };
}

/** `npm install x && npm start` -> `pnpm add x && pnpm start`. A command that only npm has stays npm's. */
function toManager(text: string, manager: Manager): string {
  if (manager === 'npm') return text;
  return text.replaceAll(/(?<=^[ \t]*(?:\$ )?|(?:&&|\|\||;)[ \t]*)(?:npm|npx) [^&|;#\n]*[^&|;#\s]/gm, (command) => {
    if (command === 'npm ci') return `${manager} install --frozen-lockfile`;
    const converted = convert(command, manager);
    return converted.includes('\n') ? command : converted;
  });
}
