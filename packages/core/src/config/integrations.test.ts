import { expect, test } from 'vitest';
import { INTEGRATIONS, resolveIntegrations } from './integrations.ts';
import { parseConfig } from './parse-config.ts';

test('services of both shapes, with their settings as text', () => {
  const analytics = { ga4: { measurementId: 'G-1' }, hotjar: { hjid: 12, hjsv: 6 }, fathom: {} };
  expect(resolveIntegrations(analytics, { intercom: { appId: 'a' }, cookies: { key: 'ok', value: 'yes' } })).toEqual({
    services: { ga4: { measurementId: 'G-1' }, hotjar: { hjid: '12', hjsv: '6' }, intercom: { appId: 'a' } },
    consent: { key: 'ok', value: 'yes' },
  });
  const classic = parseConfig(JSON.stringify({ name: 'A', navigation: [], analytics: { ga4: { measurementId: 'G-1' } } }), 'mint.json');
  const current = parseConfig(JSON.stringify({ name: 'A', navigation: {}, integrations: { ga4: { measurementId: 'G-1' } } }), 'docs.json');
  expect(classic.diagnostics).toEqual([]);
  expect(current.diagnostics).toEqual([]);
  expect(classic.config?.integrations).toEqual(current.config?.integrations);
});

test('a text is the one setting that a service needs', () => {
  const site = { name: 'A', navigation: [], integrations: { intercom: 'abcd', frontchat: '' } };
  const { config, diagnostics } = parseConfig(JSON.stringify(site), 'mint.json');
  expect(config?.integrations.services).toEqual({ intercom: { appId: 'abcd' } });
  expect(diagnostics.map(({ message }) => message)).toEqual(['`integrations.frontchat` needs `snippetId`; not started.']);
});

test('what cannot be started is told', () => {
  const config = {
    name: 'A',
    navigation: {},
    integrations: { postog: { apiKey: 'a' }, ga4: {}, gtm: { tagId: 'a', auth: 'b' }, cookies: {}, telemetry: { enabled: false } },
  };
  const { diagnostics, config: parsed } = parseConfig(JSON.stringify(config), 'docs.json');
  expect(diagnostics.map(({ severity, message, hint }) => `${severity} ${message} ${hint}`)).toEqual([
    'warning Unknown integration `integrations.postog`; ignored. Did you mean "posthog"?',
    'warning `integrations.ga4` needs `measurementId`; not started. Add it to the settings of ga4, or remove the integration.',
    'warning Unknown setting `integrations.gtm.auth`; ignored. Settings of gtm: `tagId`.',
  ]);
  expect(parsed?.integrations).toEqual({ services: { gtm: { tagId: 'a' } } });
});

test('names of the prototype are no services', () => {
  expect(resolveIntegrations({ constructor: { key: 'a' } }).services).toEqual({});
  expect(Object.keys(INTEGRATIONS)).toHaveLength(19);
});
