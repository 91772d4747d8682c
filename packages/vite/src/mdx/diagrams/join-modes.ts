import { joinColors } from './drawing-colors.ts';

const COLOR = /#[\da-f]{8}\b|#[\da-f]{6}\b|#[\da-f]{3,4}\b|\b(?:rgb|hsl)a?\([^()]*\)|\b(?:black|white|(?:light|dark)?gr[ae]y)\b/gi;

/** Joins the drawings of two modes, which differ in their colours alone; undefined where they differ in more. */
export function joinModes(light: string, dark: string): string | undefined {
  const others = dark.match(COLOR) ?? [];
  if (light.replaceAll(COLOR, '#') !== dark.replaceAll(COLOR, '#')) return undefined;
  let index = 0;
  return light.replaceAll(COLOR, (color) => joinColors(color, others[index++] ?? color));
}
