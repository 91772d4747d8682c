import type { Program } from 'estree-jsx';
import { visit as visitProgram } from 'estree-util-visit';
import type { Root } from 'mdast';
import { visit } from '../nodes/visit.ts';
import { readVariableMarks } from '../../source/variable-marks.ts';

/** Gives code in a page the values of variables: it shows character references as they are written. */
export function remarkVariables(): (tree: Root) => void {
  return (tree) =>
    visit(tree, (node) => {
      if (node.type === 'code' || node.type === 'inlineCode') node.value = readVariableMarks(node.value);
    });
}

/** Gives the strings of a program the values of variables. What a value holds ends no string, and begins no expression in it. */
export function fillStrings(program: Program): void {
  visitProgram(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') {
      const text = readVariableMarks(node.value);
      if (text === node.value) return;
      node.value = text;
      // It is written from its value then.
      delete node.raw;
    } else if (node.type === 'TemplateElement') {
      const text = readVariableMarks(node.value.raw);
      if (text === node.value.raw) return;
      node.value.raw = node.value.raw.replace(/&#0000\d{3};/g, escapeInTemplate);
      if (typeof node.value.cooked === 'string') node.value.cooked = readVariableMarks(node.value.cooked);
    }
  });
}

function escapeInTemplate(mark: string): string {
  return readVariableMarks(mark).replace(/[\\`$]/g, String.raw`\$&`);
}
