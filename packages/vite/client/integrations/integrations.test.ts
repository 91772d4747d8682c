// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { INTEGRATIONS } from '@octavo/core';
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

  it('take no address that is no web address', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    addScript('javascript:alert(1)');
    addScript('http://a.test/x.js');
    addScript('');
    expect(added).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(3);
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
