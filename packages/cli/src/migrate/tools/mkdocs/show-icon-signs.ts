import { editProse } from '../../text/edit-prose.ts';
import type { PageScope } from '../../tool.ts';

/** Icons that say something in a table or a list, by the word that their names begin with. */
const SIGNS: Readonly<Record<string, string>> = {
  check: '✓',
  checkbox: '✓',
  close: '✗',
  cancel: '✗',
  window: '✗',
  x: '✗',
  xmark: '✗',
  times: '✗',
  alert: '⚠',
  triangle: '⚠',
  warning: '⚠',
  information: 'ℹ',
  info: 'ℹ',
  star: '★',
  heart: '♥',
};
const ARROWS: Readonly<Record<string, string>> = { right: '→', left: '←', up: '↑', down: '↓' };

/** `:material-check:` is a sign of the same meaning; icons that only decorate are taken away, and told. */
export function showIconSigns(text: string, { note }: PageScope): string {
  return editProse(
    text,
    /:(?:material|octicons|fontawesome(?:-(?:solid|regular|brands))?|simple)-([\w-]+):(?:\{[^}]*\})?([ \t]?)/g,
    ({ groups: [whole = '', name = '', space = ''], offset }) => {
      const [first = '', second = ''] = name.split('-');
      const sign = first === 'arrow' ? ARROWS[second] : SIGNS[first];
      if (sign !== undefined) return sign + space;
      note({ kind: 'left-out', what: 'Material icon', message: `${whole.trim()} was removed.` }, offset);
      return '';
    },
  );
}
