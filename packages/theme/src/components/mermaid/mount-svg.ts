import { adoptStyles } from './adopt-styles.ts';
import type { StyledSvg } from './draw-under-policy.ts';
import { applyStyles } from './style-properties.ts';

/** Puts a drawing into an element, and its sheet beside those of the document or shadow tree; gives what takes the sheet away. */
export function mountSvg(place: Element, { svg, css }: StyledSvg): () => void {
  place.innerHTML = svg;
  applyStyles(place);
  // The drawing has a name of its own: what its author gave none is not read out by its address.
  for (const image of place.querySelectorAll('img:not([alt])')) image.setAttribute('alt', '');
  const root = place.getRootNode();
  return 'adoptedStyleSheets' in root ? adoptStyles(root as Document | ShadowRoot, css) : () => undefined;
}
