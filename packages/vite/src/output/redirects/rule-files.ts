import type { Hosting } from '../../hosting-names.ts';
import type { RedirectRule } from './redirect-rule.ts';
import { renderApache } from './render-apache.ts';
import { countCloudFrontWildcards, renderCloudFront } from './render-cloudfront.ts';
import { renderNetlifyToml } from './render-netlify-toml.ts';
import { renderNginx } from './render-nginx.ts';
import { countReadWildcards, renderCloudflareRedirects, renderRedirectsFile } from './render-redirects-file.ts';
import { renderVercelJson } from './render-vercel-json.ts';

/** How a host is told of redirects. */
export interface RuleFiles {
  files: readonly RuleFile[];
  /**
   * How many rules it takes before it looks for files. Those of single addresses beyond that are documents; `undefined`: every one is a document
   * as well, since the rules take effect only where the owner puts them.
   */
  most?: number;
  /** How many of the rules with wildcards it takes, the first ones: the others lead nowhere. Without it all of them. */
  countWildcards?(rules: readonly RedirectRule[]): number;
}

/** A file of rules by its address. */
export interface RuleFile {
  href: string;
  type: string;
  render(rules: readonly RedirectRule[], base: string): string;
  /** True for a file that the author's own rules stand in, too, before these. */
  isJoined?: true;
  /** True for a file that holds nothing but redirects: without one there is none. */
  isRulesOnly?: true;
}

const REDIRECTS: RuleFile = { href: '/_redirects', type: 'text/plain', render: renderRedirectsFile, isJoined: true, isRulesOnly: true };
/** What Cloudflare needs, the others read as well. */
const CLOUDFLARE_REDIRECTS: RuleFile = { ...REDIRECTS, render: renderCloudflareRedirects };

const HOSTS: Readonly<Partial<Record<Hosting, RuleFiles>>> = {
  netlify: {
    files: [REDIRECTS, { href: '/netlify.toml', type: 'text/plain', render: renderNetlifyToml, isRulesOnly: true }],
    most: Infinity,
  },
  cloudflare: {
    files: [CLOUDFLARE_REDIRECTS],
    most: 2000,
    countWildcards: (rules) => countReadWildcards(rules, { most: 100, ofAll: false }),
  },
  // It reads a thousand lines: some are for wildcards.
  'gitlab-pages': { files: [REDIRECTS], most: 900, countWildcards: (rules) => countReadWildcards(rules, { most: 1000, ofAll: true }) },
  vercel: { files: [{ href: '/vercel.json', type: 'application/json', render: renderVercelJson }] },
  nginx: { files: [{ href: '/redirects.nginx.conf', type: 'text/plain', render: renderNginx }], most: Infinity },
  apache: { files: [{ href: '/.htaccess', type: 'text/plain', render: renderApache }], most: Infinity },
  s3: {
    files: [{ href: '/cloudfront-function.js', type: 'text/javascript', render: renderCloudFront }],
    countWildcards: countCloudFrontWildcards,
  },
  'github-pages': { files: [{ href: '/.nojekyll', type: 'text/plain', render: () => '' }] },
  render: { files: [] },
};

/** The rules that a host reads; of an unknown one those of several hosts, beside documents that any serves. */
export function findRuleFiles(hosting: Hosting | undefined): RuleFiles {
  return (hosting === undefined ? undefined : HOSTS[hosting]) ?? { files: [CLOUDFLARE_REDIRECTS] };
}
