import * as v from 'valibot';

/** What each provider is identified by; other settings of a provider are kept as they are. */
const PROVIDER_KEYS = {
  adobe: ['launchUrl'],
  amplitude: ['apiKey'],
  clarity: ['projectId'],
  clearbit: ['publicApiKey'],
  fathom: ['siteId'],
  ga4: ['measurementId'],
  gtm: ['tagId'],
  heap: ['appId'],
  hightouch: ['writeKey', 'apiHost'],
  hotjar: ['hjid', 'hjsv'],
  koala: ['publicApiKey'],
  logrocket: ['appId'],
  mixpanel: ['projectToken'],
  pirsch: ['id'],
  plausible: ['domain', 'server'],
  posthog: ['apiKey', 'apiHost'],
  segment: ['key'],
};

const providers = Object.fromEntries(
  Object.entries(PROVIDER_KEYS).map(([provider, keys]) => {
    const entries = Object.fromEntries(keys.map((key) => [key, v.exactOptional(identifier(key))]));
    return [provider, v.exactOptional(v.pipe(v.objectWithRest(entries, v.unknown()), v.description(`Settings of ${provider}.`)))];
  }),
);

/** Analytics, integrations and what search engines are told, kept as they are written. */
export const analyticsEntries = {
  analytics: v.exactOptional(v.pipe(v.looseObject(providers), v.description('Services that count visits.'))),
  integrations: v.exactOptional(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.description(
        'Chat: `intercom`, `frontchat` with their settings. `cookies` (`key`, `value`) starts all services once the reader has agreed.',
      ),
    ),
  ),
  metadata: v.exactOptional(
    v.pipe(
      v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
      v.description('Meta tags of every page, by name: `og:image`, `twitter:site`.'),
    ),
  ),
  seo: v.exactOptional(
    v.pipe(
      v.looseObject({
        indexHiddenPages: v.exactOptional(
          v.pipe(v.boolean(), v.description('Whether search engines see pages outside the navigation, too.')),
        ),
      }),
      v.description('Settings for search engines.'),
    ),
  ),
};

/** Text, or a number: some services count their accounts. */
function identifier(key: string): v.GenericSchema<unknown, string | number> {
  return v.pipe(v.union([v.string(), v.number()]), v.description(`\`${key}\` of the account.`));
}
