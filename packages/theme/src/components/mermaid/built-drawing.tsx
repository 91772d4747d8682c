import { useId } from 'react';
import type { ReactElement } from 'react';
import { useHtmlStyles } from '../latex/use-html-styles.ts';

/** An SVG that the build has drawn, its ids made those of this place: a page may show a diagram twice. */
export function BuiltDrawing({ svg }: { svg: string }): ReactElement {
  const id = `octavo-drawing-${useId().replaceAll(/\W/g, '')}-`;
  const styled = useHtmlStyles<HTMLDivElement>();
  return <div ref={styled} dangerouslySetInnerHTML={{ __html: svg.replaceAll(OWN_ID, (_, before: string) => before + id) }} />;
}

/** Where the build names a part of the drawing. */
const OWN_ID = /((?: id="| href="#|url\(#))octavo-drawing-/g;
