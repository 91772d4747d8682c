import { toHeadingText, toLanguageTag } from '@octavo/core/internal';
import type { Config, PageLocation, Site, SitePage } from '@octavo/core';
import { findPageLanguage } from '@octavo/theme/internal/document';
import type { Picture } from '../../pictures/picture.ts';

/** What a picture is made of beside its page. */
export interface PictureScope extends Pick<PageLocation, 'trail'> {
  site: Site;
  /** Absolute path of a file that the config names; undefined for one of another site. */
  findFile(path: string): string | undefined;
}

/** Says what the preview picture of a page shows; undefined where the page or the site has an image of its author's. */
export function describePicture({ title, description, sections: [own], frontmatter }: SitePage, scope: PictureScope): Picture | undefined {
  const { site, findFile, trail } = scope;
  const { config } = site;
  if ([...Object.keys(frontmatter), ...Object.keys(config.metadata)].some((tag) => IMAGES.has(tag))) return undefined;
  const mode = config.thumbnails.mode ?? config.modeToggle.default ?? 'light';
  const part = site.sections.find(({ id }) => id === own);
  const section = trail.findLast((step) => step.title !== title)?.title;
  const background = config.thumbnails.background && findFile(config.thumbnails.background);
  const logo = config.logo && findFile(config.logo[mode]);
  const text = withoutPictographs(title);
  return {
    title: text,
    ...(section !== undefined && { section: withoutPictographs(section) }),
    ...(description !== undefined && { description: withoutPictographs(description) }),
    site: withoutPictographs(config.name),
    ...describeLanguage(part?.language, text),
    colors: chooseColors(config, mode),
    ...(logo !== undefined && { logo }),
    ...(background !== undefined && { background }),
  };
}

/** The tags that name a page's image. */
const IMAGES: ReadonlySet<string> = new Set(['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src']);

/** As a reader sees it, without what few fonts have: `Start 🚀 with \`npm\`` -> `Start with npm`. */
function withoutPictographs(text: string): string {
  return toHeadingText(text)
    .replaceAll(/\p{Extended_Pictographic}(?<![\d#*©®™])[\u{1F3FB}-\u{1F3FF}]?/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Where nothing says the language, the first letter says the direction. */
function describeLanguage(code: string | undefined, text: string): Pick<Picture, 'language' | 'direction'> {
  const said = code === undefined ? undefined : findPageLanguage({ language: code, versions: [] });
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  const direction = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first) ? 'rtl' : 'ltr';
  return { language: said?.lang ?? toLanguageTag('en'), direction: said?.dir ?? direction };
}

function chooseColors({ colors }: Config, mode: 'light' | 'dark'): Picture['colors'] {
  const isDark = mode === 'dark';
  const background = colors.background?.[mode] ?? (isDark ? '#0d0f14' : '#ffffff');
  return { background: toSixDigits(background), accent: toSixDigits(isDark ? colors.light : colors.primary), isDark };
}

/** `#0af` -> `#00aaff`; without what it says of transparency. */
function toSixDigits(hex: string): string {
  const digits = hex.replace('#', '');
  return `#${digits.length < 6 ? Array.from(digits.slice(0, 3), (digit) => digit + digit).join('') : digits.slice(0, 6)}`;
}
