import { visit as visitNodes } from 'estree-util-visit';
import type { Root } from 'hast';
import type { Scope } from 'periscopic';
import { visit } from './visit.ts';
import type { ElementHandle } from './element-handle.ts';
import { createHtmlElementHandle } from './html-element-handle.ts';
import { createJsxElementHandle } from './jsx-element-handle.ts';
import { createMdxElementHandle } from './mdx-element-handle.ts';
import { analyzeProgram } from './page-programs.ts';
import type { PageProgram } from './page-programs.ts';

/** Told of every element; `isDeclared` says whether a name is one of the page's own where the element stands. */
export type ElementVisitor = (element: ElementHandle, isDeclared: (name: string) => boolean) => void;

/** Visits every element of a page: those of Markdown and JSX in order, then those within JavaScript. */
export function visitElements(
  tree: Root,
  programs: readonly PageProgram[],
  moduleNames: ReadonlySet<string>,
  visitor: ElementVisitor,
): void {
  const isModuleName = (name: string): boolean => moduleNames.has(name);
  visit(tree, (node) => {
    if (node.type === 'element') visitor(createHtmlElementHandle(node), isModuleName);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') visitor(createMdxElementHandle(node), isModuleName);
  });
  for (const program of programs) visitProgram(program, moduleNames, visitor);
}

function visitProgram(program: PageProgram, moduleNames: ReadonlySet<string>, visitor: ElementVisitor): void {
  const { map } = analyzeProgram(program);
  const scopes: Scope[] = [];
  visitNodes(program.program, {
    enter(node) {
      const scope = map.get(node);
      if (scope) scopes.push(scope);
      if (node.type !== 'JSXElement') return;
      const innermost = scopes.at(-1);
      visitor(createJsxElementHandle(node), (name) => moduleNames.has(name) || innermost?.has(name) === true);
    },
    leave(node) {
      if (map.has(node)) scopes.pop();
    },
  });
}
