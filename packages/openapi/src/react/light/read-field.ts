/** A field of the page's text or of its form. */
export interface NamedField {
  /** Which part of the request or answer it belongs to: `body`. */
  place: string;
  /** The names of the fields around it, outermost first, and its own. */
  path: string[];
}

/** A row of the text, and what the reader fills in. */
const FIELD = '.octavo-field[id], .octavo-try-field';

/** Reads which field an element stands in; undefined outside of all. */
export function readField(element: Element): NamedField | undefined {
  const field = element.closest<HTMLElement>(FIELD);
  const place = field === null ? undefined : placeOf(field);
  return field === null || place === undefined ? undefined : { place, path: pathOf(field) };
}

/** An author's own field says it, and those that stand in it may not; others say it in their id. */
function placeOf(field: HTMLElement): string | undefined {
  if (!field.matches('[id]')) return INPUT.exec(field.querySelector('[id]')?.id ?? '')?.[1];
  return field.closest<HTMLElement>('[data-location]')?.dataset['location'] ?? /^[a-z]+/.exec(field.id)?.[0];
}

/** The id of an input: `r1.body.targets`. */
const INPUT = /\.(body|cookie|header|path|query)(?=\.|$)/;

function pathOf(field: Element): string[] {
  const outer = field.parentElement?.closest(FIELD);
  // A mark of what is required stands behind it.
  const name = field.querySelector('.octavo-field-name, .octavo-try-name')?.firstChild?.textContent ?? '';
  return [...(outer === null || outer === undefined ? [] : pathOf(outer)), name];
}
