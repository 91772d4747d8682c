import { jsx, toJs } from 'estree-util-to-js';
import { expect, test } from 'vitest';
import { parseScript } from '../../source/parse-script.ts';
import { settleSides } from './settle-sides.ts';

function settle(text: string): string {
  const program = parseScript(text);
  const needed = settleSides([program]);
  return `${needed === undefined ? '' : 'needs the hook: '}${toJs(program, { handlers: jsx }).value.replaceAll(/\s+/g, ' ').trim()}`;
}

test.each([
  [
    "export const Embed = () => { if (typeof document === 'undefined') return null; return <b />; };",
    'needs the hook: export const Embed = () => { const _isPrerendered = _useIsPrerendered(); if ((_isPrerendered ? "undefined" : typeof document) === \'undefined\') return null; return <b />; };',
  ],
  [
    "function Path() { return typeof window === 'undefined' ? <i /> : <b />; }",
    'needs the hook: function Path() { const _isPrerendered = _useIsPrerendered(); return (_isPrerendered ? "undefined" : typeof window) === \'undefined\' ? <i /> : <b />; }',
  ],
  ['const A = () => typeof window;', 'const A = () => typeof window;'],
  ['const make = () => typeof window && <b />;', 'const make = () => typeof window && <b />;'],
  ['const A = () => <b onClick={() => typeof window} />;', 'const A = () => <b onClick={() => typeof window} />;'],
  ['const A = ({ x }) => typeof x && <b />;', 'const A = ({x}) => typeof x && <b />;'],
])('%s', (text, expected) => {
  expect(settle(text)).toBe(expected);
});
