import * as v from 'valibot';
import { optionalText, text } from './field.ts';

/** Paths for the two colour modes; what one mode lacks, it takes from the other. An empty path is none. */
function resolveModes(given: { light?: string; dark?: string }): { light: string; dark: string } | undefined {
  const [light, dark] = [given.light, given.dark].map((image) => (image?.trim() === '' ? undefined : image));
  const either = light ?? dark;
  return either === undefined ? undefined : { light: either, dark: dark ?? either };
}

/** `logo`: a path, or paths for both colour modes and where a click leads. */
export const logoSchema = v.pipe(
  v.union([
    text('Path of the logo in both modes.'),
    v.object({
      light: optionalText('Path of the logo in light mode.'),
      dark: optionalText('Path of the logo in dark mode.'),
      href: v.exactOptional(text('Link target of the logo.'), '/'),
    }),
  ]),
  v.description('The logo: a path, or an object with paths for light and dark mode.'),
  v.transform((given) => {
    const logo = typeof given === 'string' ? { light: given, href: '/' } : given;
    const modes = resolveModes(logo);
    return modes && { ...modes, href: logo.href };
  }),
);

/** `favicon`: a path, or paths for both colour modes. */
export const faviconSchema = v.pipe(
  v.union([
    text('Path of the favicon in both modes.'),
    v.object({ light: optionalText('Path of the favicon in light mode.'), dark: optionalText('Path of the favicon in dark mode.') }),
  ]),
  v.description('The favicon: a path, or an object with paths for light and dark mode.'),
  v.transform((given) => resolveModes(typeof given === 'string' ? { light: given } : given)),
);
