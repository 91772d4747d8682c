/** What the preview picture of a page shows. */
export interface Picture {
  title: string;
  /** What the page is part of. */
  section?: string;
  description?: string;
  /** The name of the site, which stands where it has no logo. */
  site: string;
  /** `ja` */
  language: string;
  direction: 'ltr' | 'rtl';
  /** As hex. */
  colors: { background: string; accent: string; isDark: boolean };
  /** Absolute paths of images. */
  logo?: string;
  background?: string;
}

/** As other sites show it, in pixels. */
export const PICTURE_SIZE: { width: number; height: number } = { width: 1200, height: 630 };

/** All text of a picture, each character of which needs a font. */
export function toPictureText({ title, section = '', description = '', site }: Picture): string {
  // What stands where a line is cut.
  return `${title} ${section} ${description} ${site} …`;
}
