import { readdirSync } from 'node:fs';
import { INTEGRATIONS } from '@octavo/core/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addScript } from './add-script.ts';
import { CONSENT_EVENT, whenConsented } from './consent.ts';
import type { StartIntegration } from './integration.ts';

const added: HTMLScriptElement[] = [];

beforeEach(() => {
  added.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void added.push(...(nodes as HTMLScriptElement[])));
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const SETTINGS: Record<string, string> = {
  launchUrl: 'https://assets.adobedtm.test/launch.js',
  server: 'stats.test',
  apiHost: 'https://eu.i.posthog.com',
};

describe('loaders', () => {
  it('there is one for every service that the config may name, and none beside', () => {
    const files = readdirSync(import.meta.dirname).map((file) => file.replace(/\.ts$/, ''));
    const parts = new Set(['add-script', 'consent', 'integration', 'integrations.test', 'queue', 'start-integrations']);
    expect(files.filter((file) => !parts.has(file)).toSorted()).toEqual(Object.keys(INTEGRATIONS).toSorted());
  });

  it.each(Object.entries(INTEGRATIONS))('%s adds one script, with the key of the account', async (service, { needs }) => {
    const { start } = (await import(/* @vite-ignore */ `./${service}.ts`)) as { start: StartIntegration };
    const keys = Object.fromEntries(needs.map((key) => [key, SETTINGS[key] ?? `a"b<${key}>`]));
    start({
      ...keys,
      ...(service === 'posthog' && { apiHost: 'https://eu.i.posthog.com' }),
      ...(service === 'plausible' && { server: 'stats.test' }),
    });
    expect(added).toHaveLength(1);
    expect(added[0]?.src).toMatch(/^https:\/\/[\w.-]+\//);
    expect(added[0]?.src).not.toMatch(/["<]/);
  });

  it('addresses of their own servers', async () => {
    const plausible = await import('./plausible.ts');
    const posthog = await import('./posthog.ts');
    plausible.start({ domain: 'a.test', server: 'https://stats.test/' });
    posthog.start({ apiKey: 'k', apiHost: 'https://eu.i.posthog.com' });
    expect(added.map(({ src }) => src)).toEqual(['https://stats.test/js/script.js', 'https://eu-assets.i.posthog.com/static/array.js']);
    expect(added[0]?.getAttribute('data-domain')).toBe('a.test');
  });

  it('share the list of Google: neither hides what the other has put there', async () => {
    const [ga4, gtm] = await Promise.all([import('./ga4.ts'), import('./gtm.ts')]);
    ga4.start({ measurementId: 'G-1' });
    gtm.start({ tagId: 'GTM-1' });
    const layer = Reflect.get(globalThis, 'dataLayer') as ArrayLike<unknown>[];
    expect(layer.slice(0, 2).map((call) => call[0])).toEqual(['js', 'config']);
    expect(layer[2]).toMatchObject({ event: 'gtm.js' });
    Reflect.deleteProperty(globalThis, 'dataLayer');
  });

  it('tell PostHog whether it may record', async () => {
    const posthog = await import('./posthog.ts');
    const recorded = ['false', 'true', undefined].map((sessionRecording) => {
      posthog.start({ apiKey: 'k', ...(sessionRecording !== undefined && { sessionRecording }) });
      const { _i: calls } = Reflect.get(globalThis, 'posthog') as { _i: [string, { disable_session_recording: boolean }][] };
      return calls[0]?.[1].disable_session_recording;
    });
    expect(recorded).toEqual([true, false, false]);
  });

  it('take no address that is no web address', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    addScript('javascript:alert(1)');
    addScript('http://a.test/x.js');
    addScript('');
    addScript('/own.js');
    expect(added).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(4);
    addScript('//assets.test/x.js');
    expect(added[0]?.src).toBe('https://assets.test/x.js');
  });
});

describe('consent', () => {
  it('is waited for, and asked for once', () => {
    const run = vi.fn<() => void>();
    whenConsented({ key: 'cookies', value: 'yes' }, run);
    document.dispatchEvent(new Event(CONSENT_EVENT));
    expect(run).not.toHaveBeenCalled();
    localStorage.setItem('cookies', 'yes');
    document.dispatchEvent(new Event(CONSENT_EVENT));
    document.dispatchEvent(new Event(CONSENT_EVENT));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('that was kept before counts at once, and a site that asks for none has it', () => {
    const run = vi.fn<() => void>();
    localStorage.setItem('cookies', 'yes');
    whenConsented({ key: 'cookies', value: 'yes' }, run);
    whenConsented(undefined, run);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
