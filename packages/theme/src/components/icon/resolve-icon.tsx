import { isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createIconKey, findEntry } from '@octavo/core/browser';
import type { IconData, IconMap } from '../../data/icon-data.ts';
import { SvgSource } from './svg-source.tsx';

/** What an `icon` prop may hold: an element (`<svg/>`), or text: an address, a file, an emoji, SVG source, a library's name. */
export type IconSource = ReactNode;

/** Where a name is looked up. */
export interface IconScope {
  icons: IconMap;
  type?: string | undefined;
}

/** What shows for an icon; undefined for nothing and for a name that `icons` does not have. */
export function resolveIcon(source: IconSource, { icons, type }: IconScope): ReactElement | undefined {
  if (isValidElement(source)) return source;
  if (typeof source !== 'string') return undefined;
  const text = source.trim();
  const data = findEntry(icons, createIconKey(text, type)) ?? findEntry(icons, text);
  if (data !== undefined) return renderIcon(data);
  if (ADDRESS.test(text)) return <img className="octavo-icon-image" src={text} alt="" loading="lazy" decoding="async" />;
  if (/^<svg[\s>]/i.test(text)) return <SvgSource source={text} />;
  if (EMOJI.test(text)) return <span className="octavo-icon-emoji">{text}</span>;
  return undefined;
}

function renderIcon({ viewBox, body }: IconData): ReactElement {
  return (
    <svg
      className="octavo-icon-named"
      viewBox={viewBox}
      width="1em"
      height="1em"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

const ADDRESS = /^(?:https?:\/\/|data:image\/|\.{0,2}\/)|^[^\s<]+\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i;
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[#*\d]\uFE0F?\u20E3)/u;
