import path from 'node:path';
import { isListed } from '@octavo/core';
import type { Sources } from '../content/sources.ts';
import { listSheetAddresses } from './list-shown.ts';
import { toPolicySource } from './policy-needs.ts';
import type { PolicyNeeds } from './policy-needs.ts';
import { disk, readOr } from '../disk/disk.ts';

/** The hosts that a service of the config works with, beside those in its settings. */
const SERVICES: Readonly<Record<string, readonly string[]>> = {
  adobe: ['https://*.adobedtm.com', 'https://*.demdex.net', 'https://*.omtrdc.net'],
  amplitude: ['https://*.amplitude.com'],
  clarity: ['https://*.clarity.ms', 'https://c.bing.com'],
  clearbit: ['https://*.clearbitscripts.com', 'https://*.clearbit.com'],
  fathom: ['https://cdn.usefathom.com'],
  frontchat: ['https://*.frontapp.com'],
  ga4: ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  gtm: ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  heap: ['https://*.heapanalytics.com', 'https://heapanalytics.com'],
  hightouch: ['https://*.hightouch-events.com'],
  hotjar: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
  intercom: ['https://*.intercom.io', 'https://*.intercomcdn.com', 'wss://*.intercom.io'],
  koala: ['https://*.getkoala.com'],
  logrocket: ['https://*.logr-in.com', 'https://*.lr-in.com', 'https://*.logrocket.io'],
  mixpanel: ['https://*.mxpnl.com', 'https://*.mixpanel.com'],
  pirsch: ['https://api.pirsch.io'],
  plausible: ['https://plausible.io'],
  posthog: ['https://*.posthog.com'],
  segment: ['https://*.segment.com', 'https://*.segment.io'],
};
const SERVICE_DIRECTIVES = ['script-src', 'connect-src', 'img-src', 'frame-src', 'font-src', 'media-src'];

/** What a site needs on every page: its search, the services of the config, its fonts, and what the author's own files name. */
export function listSiteNeeds({ store }: Pick<Sources, 'store'>): PolicyNeeds[] {
  const site = store.site();
  const { config } = site;
  const services = Object.entries(config.integrations.services).flatMap(([service, settings]) => [
    ...(Object.hasOwn(SERVICES, service) ? (SERVICES[service] ?? []) : []),
    ...Object.values(settings).flatMap((value) =>
      toPolicySource(/^[\w-]+(?:\.[\w-]+)+$/.test(String(value)) ? `https://${value}` : String(value)),
    ),
  ]);
  const fonts = [config.look.fonts.headings, config.look.fonts.body].flatMap((font) => toPolicySource(font?.url ?? ''));
  const scripts = store.scripts().map((file) => readOr(disk.readText(path.join(store.root, file)), ''));
  const named = scripts.flatMap((text) => [...text.matchAll(/["'`](https?:\/\/[^"'`\s]+)/g)].map(([, address = '']) => address));
  const hasIndex = Object.values(site.pages).some((page) => isListed(page, site));
  return [
    // Pagefind's program is WebAssembly.
    { 'script-src': hasIndex ? ["'wasm-unsafe-eval'"] : [] },
    Object.fromEntries(SERVICE_DIRECTIVES.map((directive) => [directive, services])),
    { 'font-src': fonts },
    ...store.styles().map((file) => listSheetAddresses(readOr(disk.readText(file), ''))),
    {
      'script-src': named.filter((address) => /\.m?js(?:[?#]|$)/.test(address)).flatMap(toPolicySource),
      'connect-src': named.flatMap(toPolicySource),
      'img-src': named.flatMap(toPolicySource),
    },
  ];
}
