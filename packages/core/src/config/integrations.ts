import type { Json } from '../json.ts';
import { isJsonObject } from './json-value.ts';

/** The services that a site may name, with the settings without which they cannot start, then those that they may have. */
export const INTEGRATIONS: { readonly [service: string]: { needs: readonly string[]; takes?: readonly string[] } } = {
  adobe: { needs: ['launchUrl'] },
  amplitude: { needs: ['apiKey'] },
  clarity: { needs: ['projectId'] },
  clearbit: { needs: ['publicApiKey'] },
  fathom: { needs: ['siteId'] },
  frontchat: { needs: ['snippetId'] },
  ga4: { needs: ['measurementId'] },
  gtm: { needs: ['tagId'] },
  heap: { needs: ['appId'] },
  hightouch: { needs: ['writeKey'], takes: ['apiHost'] },
  hotjar: { needs: ['hjid'], takes: ['hjsv'] },
  intercom: { needs: ['appId'] },
  koala: { needs: ['publicApiKey'] },
  logrocket: { needs: ['appId'] },
  mixpanel: { needs: ['projectToken'] },
  pirsch: { needs: ['id'] },
  plausible: { needs: ['domain'], takes: ['server'] },
  posthog: { needs: ['apiKey'], takes: ['apiHost', 'sessionRecording'] },
  segment: { needs: ['key'] },
};

/** The services with the settings that they need, in a sentence for people: `ga4` (`measurementId`). */
export function describeIntegrations(): string {
  const services = Object.entries(INTEGRATIONS).map(
    ([service, { needs }]) => `\`${service}\` (${needs.map((key) => `\`${key}\``).join(', ')})`,
  );
  return `Analytics and chat, each with its settings: ${services.join(', ')}. \`cookies\` (\`key\`, \`value\`) starts them once the reader has agreed.`;
}

/** A service by its name. */
export function findIntegration(service: string): (typeof INTEGRATIONS)[string] | undefined {
  return Object.hasOwn(INTEGRATIONS, service) ? INTEGRATIONS[service] : undefined;
}

/** What is told of the reader's consent, and what the original sends about itself: no services. */
export const INTEGRATION_SETTINGS: readonly string[] = ['cookies', 'telemetry'];

/** The services of a site with their settings, in the order of the file, and what tells that a reader agrees to them. */
export interface Integrations {
  services: { [service: string]: { [setting: string]: string } };
  /** An entry of the browser's storage or a cookie, and its value. */
  consent?: { key: string; value: string };
}

/** Takes the services that can start out of `analytics` and `integrations`; the check of the config tells about the others. */
export function resolveIntegrations(...written: (Json | undefined)[]): Integrations {
  const all = Object.assign({}, ...written.filter(isJsonObject)) as { [service: string]: Json };
  const services = Object.entries(all).flatMap(([service, given]): [string, { [setting: string]: string }][] => {
    const known = findIntegration(service);
    if (known === undefined || !isJsonObject(given)) return [];
    const { needs, takes = [] } = known;
    const settings = [...needs, ...takes].flatMap((key): [string, string][] => {
      const value = given[key];
      return typeof value === 'object' || value === undefined ? [] : [[key, String(value)]];
    });
    return needs.every((key) => settings.some(([name, value]) => name === key && value.trim() !== ''))
      ? [[service, Object.fromEntries(settings)]]
      : [];
  });
  const cookies = all['cookies'];
  const { key, value } = isJsonObject(cookies) ? cookies : {};
  return {
    services: Object.fromEntries(services),
    ...(typeof key === 'string' && (typeof value === 'string' || typeof value === 'boolean') && { consent: { key, value: String(value) } }),
  };
}
