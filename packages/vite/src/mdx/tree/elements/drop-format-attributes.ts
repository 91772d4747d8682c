import type { ElementHandle } from '../nodes/element-handle.ts';
import { findEntry } from '@octavo/core/internal';

const OF_HEADINGS: readonly string[] = ['noAnchor'];

/** Attributes that the format gives to tags of HTML, and browsers do not know. */
const FORMAT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  img: ['noZoom', 'actions', 'actionsPlacement'],
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, OF_HEADINGS])),
};

/** Takes them off a tag in JSX, which is plain: no press enlarges such an image, and such a heading has no link to itself. */
export function dropFormatAttributes(element: ElementHandle): void {
  if (element.kind !== 'jsx') return;
  for (const name of findEntry(FORMAT_ATTRIBUTES, element.name) ?? []) element.remove(name);
}
