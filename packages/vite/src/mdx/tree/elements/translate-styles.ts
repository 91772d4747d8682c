import { visit as visitNodes } from 'estree-util-visit';
import type { Node, TemplateLiteral } from 'estree-jsx';
import type { Element, Root } from 'hast';
import { CssSyntaxError } from 'postcss';
import { translateStyleSheet } from '../../../author-styles/translate-style-sheet.ts';
import { isMdxElement, tagNameOf } from '../nodes/mdx-element-handle.ts';
import type { MdxElement } from '../nodes/mdx-element-handle.ts';
import { startOf } from '../nodes/estree-nodes.ts';
import { findPagePrograms } from '../nodes/page-programs.ts';
import { reportFinding } from '../../page-draft.ts';
import type { PageDraft } from '../../page-draft.ts';
import { visit } from '../nodes/visit.ts';

/** Lets the selectors in a page's `<style>` elements find what stands in the place of the hosted original's parts. */
export function rehypeStyles(draft: PageDraft): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if ((node.type === 'element' || isMdxElement(node)) && tagNameOf(node) === 'style') translateElement(node, draft);
    });
    for (const { program } of findPagePrograms(tree)) translateProgramStyles(program);
  };
}

/** As `rehypeStyles`, of the elements within JavaScript. */
export function translateProgramStyles(program: Node): void {
  visitNodes(program, (node) => {
    if (node.type !== 'JSXElement') return;
    const { name } = node.openingElement;
    if (name.type === 'JSXIdentifier' && name.name === 'style') translateTexts(node);
  });
}

function translateElement(style: Element | MdxElement, draft: PageDraft): void {
  const report: OnInvalid = (reason) => {
    const message = `Invalid CSS in <style>: ${reason}.`;
    const hint = 'Fix the rule; browsers do not read it as it is meant.';
    reportFinding(draft, {
      code: 'page/bad-style',
      severity: 'warning',
      message,
      hint,
      place: startOf(style.position),
      length: '<style'.length,
    });
  };
  visit(style, (node) => {
    if (node.type === 'text') node.value = translate(node.value, report);
  });
  // What stands in braces, between the tags or as `dangerouslySetInnerHTML`.
  for (const { program } of findPagePrograms({ type: 'root', children: [style] })) translateTexts(program, report);
}

function translateTexts(code: Node, onInvalid?: OnInvalid): void {
  visitNodes(code, (node) => {
    if (node.type === 'TemplateLiteral') translateTemplate(node, onInvalid);
    else if (node.type === 'JSXText') node.value = translate(node.value, onInvalid);
    else if (node.type === 'Literal' && typeof node.value === 'string') {
      node.value = translate(node.value, onInvalid);
      // What a literal is written as stands before its value.
      delete node.raw;
    }
  });
}

/** Stands for an expression: a name, which may be a selector, a property or a value. */
const HOLE = 'octavo-hole';

function translateTemplate({ quasis }: TemplateLiteral, onInvalid?: OnInvalid): void {
  const texts = translate(quasis.map(({ value }) => value.cooked ?? '').join(HOLE), quasis.length === 1 ? onInvalid : undefined).split(
    HOLE,
  );
  if (texts.length !== quasis.length) return;
  for (const [index, quasi] of quasis.entries()) {
    const cooked = texts[index] ?? '';
    quasi.value = { cooked, raw: cooked.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`) };
  }
}

/** Told why a style sheet is not CSS. */
type OnInvalid = (reason: string) => void;

function translate(css: string, onInvalid?: OnInvalid): string {
  if (!css.includes('{')) return css;
  try {
    return translateStyleSheet(css);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    onInvalid?.(error.reason);
    return css;
  }
}
