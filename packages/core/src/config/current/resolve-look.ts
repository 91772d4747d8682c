import type { Json } from '../../json.ts';
import { resolveCodeThemes } from '../code-themes.ts';
import type { CodeThemes } from '../code-themes.ts';
import type { Config } from '../config.ts';
import type { Look } from '../look.ts';
import { resolveFont, resolveLook } from '../schema/resolve-look.ts';
import { keepJson } from '../schema/keep-json.ts';
import type { FontFields } from '../schema/appearance.ts';
import { THEMES } from '../themes.ts';
import type { CurrentFields } from './schema/fields.ts';

type LookSource = Pick<CurrentFields, 'theme' | 'background' | 'fonts' | 'styling' | 'layout' | 'rounded' | 'sidebar' | 'topbar'>;

/** Puts the look together: the theme's preset, and what the config says itself. What nothing shows yet is `extra`. */
export function resolveCurrentLook({ theme = 'mint', background, fonts, styling, layout, rounded, sidebar, topbar }: LookSource): {
  look: Look;
  codeThemes?: CodeThemes;
  extra: { [key: string]: Json };
} {
  const preset = THEMES[theme];
  const { eyebrows, codeblocks, latex } = styling ?? {};
  const codeTheme = typeof codeblocks === 'object' ? (codeblocks['theme'] as Json | undefined) : codeblocks;
  const code = resolveCodeThemes(codeTheme);
  const isDark = codeTheme === 'dark' || code?.isDark === true;
  const written = resolveLook({
    ...(background?.decoration && { background: { style: background.decoration } }),
    ...(fonts && { font: toFonts(fonts) }),
  });
  const kept = { ...(typeof codeblocks === 'object' && { codeblocks: keepJson(codeblocks) }), ...(latex !== undefined && { latex }) };
  return {
    look: {
      ...written,
      ...preset,
      ...(layout && { layout }),
      ...(rounded && { rounded }),
      ...(sidebar?.items && { sidebarItems: sidebar.items }),
      ...(topbar?.style && { topbar: topbar.style }),
      ...(eyebrows && { eyebrow: eyebrows }),
      ...(codeblocks !== undefined && { codeBlock: isDark ? 'dark' : 'auto' }),
    },
    ...(code && { codeThemes: code.themes }),
    extra: Object.keys(kept).length > 0 ? { styling: kept } : {},
  };
}

/** What the config says of the pictures of pages. */
export function resolveThumbnails({ thumbnails = {} }: Pick<CurrentFields, 'thumbnails'>): Config['thumbnails'] {
  const { appearance, background = '', fonts } = thumbnails;
  const font = resolveFont(fonts && toFont(fonts));
  return {
    ...(appearance && { mode: appearance }),
    ...(background.trim() !== '' && { background: background.trim() }),
    ...(font && { font }),
  };
}

function toFonts({
  heading,
  body,
  ...font
}: NonNullable<CurrentFields['fonts']>): FontFields & { headings?: FontFields; body?: FontFields } {
  return { ...toFont(font), ...(heading && { headings: toFont(heading) }), ...(body && { body: toFont(body) }) };
}

function toFont({ source, ...font }: NonNullable<NonNullable<CurrentFields['fonts']>['body']>): FontFields {
  return { ...font, ...(source !== undefined && { url: source }) };
}
