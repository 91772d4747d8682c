import type { Font, Look } from '../look.ts';
import type { Preset } from '../themes.ts';
import type { Appearance, FontFields } from './appearance.ts';

/** What a look is put together from. */
export type LookFields = Omit<Appearance, 'theme'>;

/** Puts the fields of appearance together, each default filled in, from a preset where one is given. One font without `headings` and `body` is for both. */
export function resolveLook(written: LookFields, preset: Preset = {}): Look {
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
export function resolveFont({ family = '', weight, url, format }: FontFields = {}): Font | undefined {
  if (family.trim() === '') return undefined;
  return {
    family: family.trim(),
    ...(weight !== undefined && { weight: String(weight) }),
    ...(url !== undefined && url.trim() !== '' && { url: url.trim() }),
    ...(format !== undefined && { format }),
  };
}
