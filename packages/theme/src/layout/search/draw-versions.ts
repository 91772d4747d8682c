import { element } from './element.ts';

/** What to search in. */
export interface DrawnVersions {
  /** Pages that were found, by version. */
  counts: Readonly<Record<string, number>>;
  /** The version that the reader is in. */
  own: string | undefined;
  /** Undefined: all of them. */
  chosen: string | undefined;
  /** What the choice of all of them is called, and the group. */
  all: string;
  label: string;
  onChoose: (version: string | undefined) => void;
}

/** What to search in: the reader's own version first, the others, all. Undefined where there is one version. */
export function drawVersions({ counts, own, chosen, all, label, onChoose }: DrawnVersions): HTMLElement | undefined {
  const names = Object.keys(counts);
  if (names.length < 2) return undefined;
  const order = [...names.filter((name) => name === own), ...names.filter((name) => name !== own)];
  const draw = (name: string | undefined, ...text: (string | Node)[]): HTMLElement =>
    element('button', { type: 'button', 'aria-pressed': name === chosen, onclick: () => onChoose(name) }, ...text);
  return element(
    'div',
    { class: 'octavo-search-versions', role: 'group', 'aria-label': label },
    ...order.map((name) => draw(name, `${name} `, element('span', {}, String(counts[name])))),
    draw(undefined, all),
  );
}
