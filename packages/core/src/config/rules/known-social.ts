import { findNearest } from '../../diagnostic/nearest.ts';
import { formatConfigPath } from '../config-path.ts';
import type { ConfigPath } from '../config-path.ts';
import { isJsonObject } from '../json-value.ts';
import type { JsonObject } from '../json-value.ts';
import type { Problem } from '../problem.ts';
import { SOCIALS } from '../schema/footer.ts';
import type { Rule } from './rule.ts';
import { objectsIn } from './written-objects.ts';

/** The platforms of `footerSocials` and `footer.socials` are ones that we have an icon for. */
export const knownSocial: Rule = {
  code: 'config/unknown-social',
  severity: 'warning',
  check(config) {
    const footer = isJsonObject(config['footer']) ? config['footer'] : {};
    const written = [...socialsIn(config, ['footerSocials']), ...socialsIn(footer, ['footer', 'socials'])];
    return written.flatMap(({ type, path, part }) => {
      if (SOCIALS.some((social) => social === type)) return [];
      const nearest = findNearest(type, SOCIALS);
      return [
        {
          message: `\`${formatConfigPath(path)}\` names the platform "${type}", which has no icon; it gets that of a website.`,
          hint: nearest === undefined ? `Known platforms: ${SOCIALS.join(', ')}.` : `Did you mean "${nearest}"?`,
          path,
          part,
        },
      ];
    });
  },
};

function socialsIn(owner: JsonObject, path: ConfigPath): { type: string; path: ConfigPath; part: Problem['part'] }[] {
  const socials = owner[String(path.at(-1))];
  if (isJsonObject(socials)) return Object.keys(socials).map((type) => ({ type, path: [...path, type], part: 'key' }));
  return objectsIn(socials, path).flatMap(({ object: { type }, path: entry }) =>
    typeof type === 'string' ? [{ type, path: [...entry, 'type'], part: 'value' as const }] : [],
  );
}
