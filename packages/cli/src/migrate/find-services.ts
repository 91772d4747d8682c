import type { JsonObject } from '@octavo/core';

/** A service that counts visits or talks to readers: how its script is known, and the settings that stand in it. */
interface Service {
  name: string;
  pattern: RegExp;
  read(match: RegExpExecArray): JsonObject | undefined;
}

const SERVICES: readonly Service[] = [
  { name: 'ga4', pattern: /\b(G-[A-Z\d]{6,})\b/, read: ([, id = '']) => ({ measurementId: id }) },
  { name: 'gtm', pattern: /\b(GTM-[A-Z\d]{4,})\b/, read: ([, id = '']) => ({ tagId: id }) },
  { name: 'plausible', pattern: /plausible[\s\S]*?data-domain=?["'\s:]+([\w.-]+\.\w+)/, read: ([, domain = '']) => ({ domain }) },
  { name: 'plausible', pattern: /data-domain=?["'\s:]+([\w.-]+\.\w+)[\s\S]*?plausible/, read: ([, domain = '']) => ({ domain }) },
  { name: 'fathom', pattern: /usefathom\.com[\s\S]*?data-site=?["'\s:]+([A-Z]{6,})/, read: ([, siteId = '']) => ({ siteId }) },
  { name: 'fathom', pattern: /data-site=?["'\s:]+([A-Z]{6,})[\s\S]*?usefathom\.com/, read: ([, siteId = '']) => ({ siteId }) },
  { name: 'posthog', pattern: /posthog[\s\S]*?\b(phc_\w+)/, read: ([, apiKey = '']) => ({ apiKey }) },
  { name: 'clarity', pattern: /clarity\.ms\/tag\/(?:["'+\s]*i["'+\s]*)?([a-z\d]{8,})/, read: ([, projectId = '']) => ({ projectId }) },
  {
    name: 'clarity',
    pattern: /["']clarity["']\s*,\s*["']script["']\s*,\s*["']([a-z\d]{8,})["']/,
    read: ([, projectId = '']) => ({ projectId }),
  },
  { name: 'hotjar', pattern: /\bhjid\s*:\s*(\d+)/, read: ([, hjid = '']) => ({ hjid }) },
  { name: 'segment', pattern: /analytics\.load\(\s*["']([\w-]{12,})["']/, read: ([, key = '']) => ({ key }) },
  { name: 'mixpanel', pattern: /mixpanel\.init\(\s*["'](\w{16,})["']/, read: ([, projectToken = '']) => ({ projectToken }) },
  { name: 'amplitude', pattern: /amplitude[\s\S]*?\.init\(\s*["'](\w{16,})["']/, read: ([, apiKey = '']) => ({ apiKey }) },
  { name: 'logrocket', pattern: /LogRocket\.init\(\s*["']([\w/-]+)["']/, read: ([, appId = '']) => ({ appId }) },
  { name: 'pirsch', pattern: /pirsch[\s\S]*?data-code=?["'\s:]+(\w{16,})/, read: ([, id = '']) => ({ id }) },
  { name: 'heap', pattern: /heap\.load\(\s*["'](\d+)["']/, read: ([, appId = '']) => ({ appId }) },
  { name: 'intercom', pattern: /widget\.intercom\.io\/widget\/(\w+)/, read: ([, appId = '']) => ({ appId }) },
];

/** What the scripts of a site load, in the form of `integrations`; `unknown` are the scripts that no service is known by. */
export function findServices(scripts: readonly string[]): { services: JsonObject; unknown: string[] } {
  const services: JsonObject = {};
  const text = scripts.join('\n');
  for (const { name, pattern, read } of SERVICES) {
    const match = services[name] === undefined ? pattern.exec(text) : null;
    const settings = match === null ? undefined : read(match);
    if (settings !== undefined) services[name] = settings;
  }
  return { services, unknown: scripts.map((script) => script.trim()).filter((script) => script !== '' && !isTold(script)) };
}

function isTold(script: string): boolean {
  return SERVICES.some(({ pattern }) => pattern.test(script)) || /googletagmanager|gtag\(/.test(script);
}
