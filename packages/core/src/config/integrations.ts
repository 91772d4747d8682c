import type { Json, JsonObject } from '../json.ts';
import { isJsonObject } from './json-value.ts';

/** The services that a site may name, with the settings without which they cannot start, then those that they may have. */
export const INTEGRATIONS: { readonly [service: string]: { name: string; needs: readonly string[]; takes?: readonly string[] } } = {
  adobe: { name: 'Adobe Analytics', needs: ['launchUrl'] },
  amplitude: { name: 'Amplitude', needs: ['apiKey'] },
  clarity: { name: 'Microsoft Clarity', needs: ['projectId'] },
  clearbit: { name: 'Clearbit', needs: ['publicApiKey'] },
  fathom: { name: 'Fathom', needs: ['siteId'] },
  frontchat: { name: 'Front Chat', needs: ['snippetId'] },
  ga4: { name: 'Google Analytics 4', needs: ['measurementId'] },
  gtm: { name: 'Google Tag Manager', needs: ['tagId'] },
  heap: { name: 'Heap', needs: ['appId'] },
  hightouch: { name: 'Hightouch', needs: ['writeKey'], takes: ['apiHost'] },
  hotjar: { name: 'Hotjar', needs: ['hjid'], takes: ['hjsv'] },
  intercom: { name: 'Intercom', needs: ['appId'] },
  koala: { name: 'Koala', needs: ['publicApiKey'] },
  logrocket: { name: 'LogRocket', needs: ['appId'] },
  mixpanel: { name: 'Mixpanel', needs: ['projectToken'] },
  pirsch: { name: 'Pirsch', needs: ['id'] },
  plausible: { name: 'Plausible', needs: ['domain'], takes: ['server'] },
  posthog: { name: 'PostHog', needs: ['apiKey'], takes: ['apiHost', 'sessionRecording'] },
  segment: { name: 'Segment', needs: ['key'] },
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

/** The settings of a service as an object; a text is the one that it cannot start without: `"intercom": "abcd1234"`. */
export function toSettings({ needs }: (typeof INTEGRATIONS)[string], given: Json | undefined): JsonObject {
  const [only, ...others] = needs;
  if (typeof given === 'string' && only !== undefined && others.length === 0) return { [only]: given };
  return isJsonObject(given) ? given : {};
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
    if (known === undefined) return [];
    const { needs, takes = [] } = known;
    const own = toSettings(known, given);
    const settings = [...needs, ...takes].flatMap((key): [string, string][] => {
      const value = own[key];
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
