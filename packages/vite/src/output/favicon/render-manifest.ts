import type { Config } from '@octavo/core';

/** An icon of a manifest by its canonical address. */
export interface ManifestIcon {
  href: string;
  /** `192x192`, or `any` for a drawing. */
  sizes: string;
  type: string;
  purpose?: 'maskable';
}

/** What a manifest says beside the config. */
export interface ManifestParts {
  icons: readonly ManifestIcon[];
  /** The address of the site's first page, with the base. */
  start: string;
  background: string;
  /** Adds the base. */
  toUrl(href: string): string;
}

/** Renders a web app manifest (W3C): the name, colours and icons of the site, for home screens. */
export function renderManifest({ name, description, colors }: Config, { icons, start, background, toUrl }: ManifestParts): string {
  const manifest = {
    name,
    short_name: name,
    ...(description !== undefined && { description }),
    id: start,
    start_url: start,
    scope: start,
    display: 'minimal-ui',
    theme_color: colors.primary,
    background_color: background,
    icons: icons.map(({ href, ...icon }) => ({ src: toUrl(href), ...icon })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
