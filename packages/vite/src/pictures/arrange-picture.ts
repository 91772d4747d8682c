import type { Node } from '@takumi-rs/core';
import type { PictureDrawing } from './create-drawer.ts';
import { PICTURE_SIZE } from './picture.ts';
import type { Picture } from './picture.ts';

/** The names of the images of a picture in its tree. */
const LOGO = 'logo';
const BACKGROUND = 'background';

const MARGIN = 80;

/** Lays a picture out: the site above, what the page says below. */
export function arrangePicture(picture: Picture): Node {
  const { direction, colors, background, logo, site, section, title, description } = picture;
  const ink = colors.isDark ? '#f8fafc' : '#0f172a';
  const muted = colors.isDark ? '#a3adbb' : '#55606f';
  return {
    type: 'container',
    style: { ...PICTURE_SIZE, position: 'relative', display: 'flex', direction, backgroundColor: colors.background },
    children: [
      background === undefined ? createGlow(picture) : { type: 'image', src: BACKGROUND, style: { ...COVER, objectFit: 'cover' } },
      { type: 'container', style: { position: 'absolute', left: 0, bottom: 0, width: '100%', height: 12, backgroundColor: colors.accent } },
      {
        type: 'container',
        style: { ...COVER, display: 'flex', flexDirection: 'column', justifyContent: 'space-between', padding: `72px ${MARGIN}px 84px` },
        children: [
          logo === undefined
            ? { type: 'text', text: site, style: { ...oneLine, fontSize: 36, fontWeight: 600, color: ink } }
            : { type: 'image', src: LOGO, style: { height: 48, maxWidth: 420, objectFit: 'contain', alignSelf: 'flex-start' } },
          {
            type: 'container',
            style: { display: 'flex', flexDirection: 'column', gap: 20 },
            children: [
              ...listText(section, { ...oneLine, fontSize: 30, fontWeight: 600, color: colors.accent }),
              ...listText(title.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, '\u200B'), {
                ...sizeTitle(title),
                ...breaking,
                lineClamp: 3,
                fontWeight: 700,
                color: ink,
              }),
              ...listText(description, { ...breaking, fontSize: 32, lineHeight: 1.4, lineClamp: 2, color: muted }),
            ],
          },
        ],
      },
    ],
  };
}

/** The images that the tree of a picture names. */
export function listImages({ logo, background }: Picture): PictureDrawing['images'] {
  return [
    { src: LOGO, file: logo },
    { src: BACKGROUND, file: background },
  ].flatMap(({ src, file }) => (file === undefined ? [] : [{ src, file }]));
}

const COVER = { position: 'absolute', left: 0, top: 0, ...PICTURE_SIZE } as const;
const oneLine = { lineClamp: 1, textOverflow: 'ellipsis' } as const;
const breaking = { overflowWrap: 'anywhere', textOverflow: 'ellipsis' } as const;

/** A light of the site's colour in the corner where no text stands. */
function createGlow({ direction, colors: { accent, isDark } }: Picture): Node {
  const isRight = direction === 'ltr';
  const corner = isRight ? '100% 0%' : '0% 0%';
  const backgroundImage = `radial-gradient(farthest-side at ${corner}, ${accent}${isDark ? '4d' : '33'} 0%, ${accent}00 100%)`;
  // To draw it takes longer than all the rest: it is no larger than it has to be.
  return { type: 'container', style: { position: 'absolute', top: 0, left: isRight ? 500 : 0, width: 700, height: 520, backgroundImage } };
}

function listText(text: string | undefined, style: NonNullable<Node['style']>): Node[] {
  return text === undefined || text === '' ? [] : [{ type: 'text', text, style }];
}

/** Large while it fits a line, smaller the more lines it takes. */
function sizeTitle(title: string): { fontSize: number; lineHeight: number; letterSpacing: string } {
  const fontSize =
    [88, 76, 64].find((size, index) => estimateWidth(title) * size <= (PICTURE_SIZE.width - 2 * MARGIN) * (index + 0.9)) ?? 56;
  // Letters that join, or that fill a square, keep their distance.
  return { fontSize, lineHeight: 1.15, letterSpacing: /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(title) ? '-0.025em' : '0' };
}

/** The width of a line in em: a character of East Asia fills a square, others about half of one. */
function estimateWidth(text: string): number {
  return [...text].reduce(
    (width, character) => width + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character) ? 1 : 0.54),
    0,
  );
}
