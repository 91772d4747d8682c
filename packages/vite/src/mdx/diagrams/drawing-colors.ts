import { createThemeStyle, DIAGRAM_COLORS } from '@octavo/theme/internal/document';

/** A colour mode that a drawing is made in. */
export type DrawingMode = 'light' | 'dark';

/** The theme's colours where a site names none: by token, in both modes. */
const TOKENS = [
  ...createThemeStyle({ primary: '', light: '', dark: '' }).matchAll(/--octavo-color-([\w-]+):light-dark\((#\w+),(#\w+)\)/g),
].map(([, token = '', light = '', dark = '']) => ({ token, light, dark }));

/** Mermaid's variables in each mode. It computes tints of them, and so must know them. */
export const DRAWING_COLORS: Readonly<Record<DrawingMode, Readonly<Record<string, string>>>> = {
  light: listColors('light'),
  dark: listColors('dark'),
};

/** What two modes have in one place, as one value: the token that it is, so that a site's own colours count. */
export function joinColors(light: string, dark: string): string {
  if (light === dark) return light;
  const found = TOKENS.find((one) => one.light === light.toLowerCase() && one.dark === dark.toLowerCase());
  return found === undefined ? `light-dark(${light}, ${dark})` : `var(--octavo-color-${found.token})`;
}

function listColors(mode: DrawingMode): Record<string, string> {
  return Object.fromEntries(
    TOKENS.flatMap((one) =>
      (DIAGRAM_COLORS[one.token] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((name) => [name, one[mode]]),
    ),
  );
}
