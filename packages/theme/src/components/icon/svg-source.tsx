import type { CSSProperties, ReactElement } from 'react';

/**
 * Draws an icon whose source stands in a config or a page. It is an image, never a part of the document: nothing in it runs or reaches
 * out. One without colours of its own takes that of the text.
 */
export function SvgSource({ source }: { source: string }): ReactElement {
  const address = `data:image/svg+xml,${encodeURIComponent(addNamespace(source))}`;
  if (OWN_COLOR.test(source)) return <img className="octavo-icon-image" src={address} alt="" />;
  const mask: CSSProperties & Record<`--${string}`, string> = { '--octavo-glyph': `url("${address}")` };
  return <span className="octavo-glyph" aria-hidden="true" style={mask} />;
}

/** A paint that is neither the text's colour nor none. */
const OWN_COLOR =
  /(?<![\w-])(?:fill|stroke|stop-color)\s*[=:]\s*["']?\s*(?!["']|currentcolor|none|transparent|inherit|url\(|white|black|#(?:0{3}|f{3}){1,2}\b)|<(?:image|foreignObject)\b/i;

/** An image is a document of its own, which must say what it is. */
function addNamespace(source: string): string {
  return /\sxmlns\s*=/.test(source) ? source : source.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');
}
