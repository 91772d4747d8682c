import { findNearest } from '../../diagnostic/nearest.ts';
import { findIntegration, INTEGRATION_SETTINGS, INTEGRATIONS, toSettings } from '../integrations.ts';
import { isJsonObject } from '../json-value.ts';
import type { Rule } from './rule.ts';

/** A service is one that is known, and has the settings without which it cannot start and none that would be lost. */
export const knownIntegration: Rule = {
  code: 'config/unknown-integration',
  severity: 'warning',
  check: (config) =>
    ['analytics', 'integrations'].flatMap((field) =>
      Object.entries(isJsonObject(config[field]) ? config[field] : {}).flatMap(([service, given]) => {
        if (INTEGRATION_SETTINGS.includes(service)) return [];
        const known = findIntegration(service);
        const path = [field, service];
        // The schema of `analytics` names its services itself.
        if (known === undefined && field === 'analytics') return [];
        if (known === undefined) {
          const names = Object.keys(INTEGRATIONS);
          const nearest = findNearest(service, names);
          const hint = nearest === undefined ? `Known integrations: ${names.join(', ')}.` : `Did you mean "${nearest}"?`;
          return [{ message: `Unknown integration \`${field}.${service}\`; ignored.`, hint, path, part: 'key' as const }];
        }
        const settings = toSettings(known, given);
        const missing = known.needs.filter((key) => settings[key] === undefined || settings[key] === '');
        const { takes = [] } = known;
        const unused = Object.keys(settings).filter((key) => ![...known.needs, ...takes].includes(key));
        if (missing.length === 0) {
          return unused.map((key) => ({
            message: `Unknown setting \`${field}.${service}.${key}\`; ignored.`,
            hint: `Settings of ${service}: \`${[...known.needs, ...takes].join('` and `')}\`.`,
            path: [...path, key],
            part: 'key' as const,
          }));
        }
        return [
          {
            message: `\`${field}.${service}\` needs \`${missing.join('` and `')}\`; not started.`,
            hint: `Add it to the settings of ${service}, or remove the integration.`,
            path,
          },
        ];
      }),
    ),
};
