import type { Font, Look } from '../look.ts';
import type { Preset } from '../themes.ts';

/** The fields of appearance as the schema lets them through: checked where they are known. */
export interface WrittenLook {
  layout?: Look['layout'];
  rounded?: Look['rounded'];
  sidebar?: { items?: Look['sidebarItems'] };
  topbar?: { style?: Look['topbar'] };
  eyebrow?: { display?: Look['eyebrow'] };
  codeBlock?: { mode?: Look['codeBlock'] };
  background?: { style?: Look['background'] };
  font?: WrittenFont & { headings?: WrittenFont; body?: WrittenFont };
}

/** A font as it is written. */
export interface WrittenFont {
  family?: string;
  weight?: string | number;
  url?: string;
  format?: 'woff' | 'woff2';
}

/** Puts the fields of appearance together, each default filled in, from a preset where one is given. One font without `headings` and `body` is for both. */
export function resolveLook(written: WrittenLook, preset: Preset = {}): Look {
  const {
    layout = preset.layout ?? 'topnav',
    rounded = preset.rounded ?? 'default',
    sidebar,
    topbar,
    eyebrow,
    codeBlock,
    background,
    font,
  } = written;
  const headings = resolveFont(font?.headings ?? font);
  const body = resolveFont(font?.body ?? font);
  return {
    layout,
    rounded,
    sidebarItems: sidebar?.items ?? preset.sidebarItems ?? 'container',
    topbar: topbar?.style ?? preset.topbar ?? 'default',
    eyebrow: eyebrow?.display ?? preset.eyebrow ?? 'section',
    codeBlock: codeBlock?.mode ?? preset.codeBlock ?? 'auto',
    ...(background?.style !== undefined && { background: background.style }),
    fonts: { ...(headings && { headings }), ...(body && { body }) },
  };
}

/** A font without a family is none. */
function resolveFont({ family = '', weight, url, format }: WrittenFont = {}): Font | undefined {
  if (family.trim() === '') return undefined;
  return {
    family: family.trim(),
    ...(weight !== undefined && { weight: String(weight) }),
    ...(url !== undefined && url.trim() !== '' && { url: url.trim() }),
    ...(format !== undefined && { format }),
  };
}
