import { isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';

/** What an `icon` prop may hold: an element (`<svg/>`), or text: an address, a file, an emoji, SVG source, a library's name. */
export type IconSource = ReactNode;

/** What shows for an icon; undefined for nothing and for a name that the build has not replaced. */
export function resolveIcon(source: IconSource): ReactElement | undefined {
  if (isValidElement(source)) return source;
  if (typeof source !== 'string') return undefined;
  const text = source.trim();
  if (ADDRESS.test(text)) return <img className="octavo-icon-image" src={text} alt="" loading="lazy" decoding="async" />;
  if (/^<svg[\s>]/i.test(text)) return <span className="octavo-icon-svg" aria-hidden="true" dangerouslySetInnerHTML={{ __html: text }} />;
  if (EMOJI.test(text)) return <span className="octavo-icon-emoji">{text}</span>;
  return undefined;
}

const ADDRESS = /^(?:https?:\/\/|data:image\/|\.{0,2}\/)|^[^\s<]+\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i;
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[#*\d]\uFE0F?\u20E3)/u;
