import type { ESTree } from 'vite';
import { isRead, UNREAD } from './unread.ts';

type Read = (node: ESTree.Node) => unknown;

/** Reads `a && b`, `a || b` and `a ?? b`: of what only a program would know, the side that a site has. */
export function readLogical(node: ESTree.LogicalExpression, read: Read): unknown {
  const left = read(node.left);
  if (node.operator === '&&') return left === UNREAD || left ? read(node.right) : left;
  return isRead(left) && (node.operator === '??' ? left !== null : Boolean(left)) ? left : read(node.right);
}

/** Reads what is added, counted or compared; `unread` tells of an operator that is not. */
export function readBinary(node: Extract<ESTree.Node, { type: 'BinaryExpression' }>, read: Read, unread: () => unknown): unknown {
  const [left, right] = [read(node.left), read(node.right)];
  if (left === UNREAD || right === UNREAD) return UNREAD;
  const counted = calculate(node.operator, numberOf(left), numberOf(right));
  return counted === UNREAD ? unread() : counted;
}

/** Dates are compared by their time. */
function numberOf(value: unknown): unknown {
  return value instanceof Date ? value.getTime() : value;
}

/** Reads `!a`, `-a` and `typeof a`. */
export function readUnary(node: ESTree.UnaryExpression, read: Read): unknown {
  const value = read(node.argument);
  if (value === UNREAD) return UNREAD;
  if (node.operator === 'typeof') return typeof value;
  return node.operator === '!' ? !value : node.operator === '-' ? -Number(value) : UNREAD;
}

/** What an operator makes of two values; `UNREAD` for one that is not read. */
export function calculate(operator: string, left: unknown, right: unknown): unknown {
  if (/^[!=]==?$/.test(operator)) return (left === right) === operator.startsWith('=');
  if (typeof left === 'number' && typeof right === 'number') return count(operator, left, right);
  // An attribute is a text: `width / '1.5'`.
  if (/^[-*/%]$/.test(operator) && isNumeric(left) && isNumeric(right)) return count(operator, Number(left), Number(right));
  switch (operator) {
    case 'in':
      return typeof right === 'object' && right !== null ? Object.hasOwn(right, String(left)) : UNREAD;
    case '+':
      return `${String(left)}${String(right)}`;
    default:
      return UNREAD;
  }
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(value));
}

function count(operator: string, left: number, right: number): unknown {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
    case '**':
      return left ** right;
    case '>':
      return left > right;
    case '<':
      return left < right;
    case '>=':
      return left >= right;
    case '<=':
      return left <= right;
    default:
      return UNREAD;
  }
}
