import type { ApiTexts } from '@octavo/core';
import type { ApiOverview } from '../model/overview.ts';

/** One thing that is said of an API as a whole. */
export interface OverviewFact {
  name: keyof ApiTexts;
  text: string;
  /** Where it leads; a web or a mail address. */
  url?: string;
}

/** Lists version, contact, licence and terms of an API; an address that is none of the web is shown as text. */
export function listOverviewFacts({ version, contact, license, termsOfService }: ApiOverview): OverviewFact[] {
  const { name, url, email } = contact ?? {};
  return [
    ...(version === undefined ? [] : [{ name: 'Version' as const, text: version }]),
    ...(name === undefined && url === undefined ? [] : [link('Contact', name ?? url ?? '', url)]),
    ...(email === undefined ? [] : [link('Email', email, `mailto:${email}`)]),
    ...(license === undefined ? [] : [link('License', license.name, license.url ?? toLicenseUrl(license.identifier))]),
    ...(termsOfService === undefined ? [] : [link('Terms of service', termsOfService, termsOfService)]),
  ];
}

/** An identifier of 3.1 is one of SPDX, or an expression of several. */
function toLicenseUrl(identifier: string | undefined): string | undefined {
  return identifier !== undefined && /^[\w.+-]+$/.test(identifier) ? `https://spdx.org/licenses/${identifier}.html` : undefined;
}

function link(name: keyof ApiTexts, text: string, url: string | undefined): OverviewFact {
  return url !== undefined && /^(?:https?:\/\/|mailto:[^?]+$)/i.test(url) ? { name, text, url } : { name, text };
}
