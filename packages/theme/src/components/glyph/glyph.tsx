import type { ReactElement } from 'react';

/** The signs that the components themselves draw, one mask each in `glyph.css`. */
export type GlyphName =
  | 'arrow'
  | 'check'
  | 'chevron'
  | 'close'
  | 'copy'
  | 'expand'
  | 'external'
  | 'file'
  | 'folder'
  | 'info'
  | 'danger'
  | 'minus'
  | 'note'
  | 'plus'
  | 'repository'
  | 'reset'
  | 'tip'
  | 'warning'
  | 'wrap';

/** A sign in the colour and size of the text beside it; hidden from assistive technology. */
export function Glyph({ name }: { name: GlyphName }): ReactElement {
  return <span className="octavo-glyph" data-glyph={name} aria-hidden="true" />;
}
