import { normalizeBase } from '@octavo/core/internal';
import type { Hosting } from '../hosting-names.ts';

/** What a build knows of the place where it runs. */
export interface HostingFacts {
  hosting?: Hosting;
  /** The site's public address: that of production, also in a preview. */
  address?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a host's build says what it is. */
interface HostingRow {
  hosting: Hosting;
  isHere(env: Environment): boolean;
  findAddress(env: Environment): string | undefined;
  /** True where the variables are there in every pipeline: they count only where the site is built for that address. */
  isGuess?: true;
}

const ROWS: readonly HostingRow[] = [
  { hosting: 'netlify', isHere: ({ NETLIFY }) => NETLIFY === 'true', findAddress: ({ URL: address }) => address },
  {
    hosting: 'vercel',
    isHere: ({ VERCEL }) => VERCEL === '1',
    findAddress: ({ VERCEL_PROJECT_PRODUCTION_URL: host }) => (host ? `https://${host}` : undefined),
  },
  {
    hosting: 'cloudflare',
    isHere: ({ CF_PAGES }) => CF_PAGES === '1',
    // `https://<deployment>.<project>.pages.dev`: production has no first label.
    findAddress: ({ CF_PAGES_URL: address }) => address?.replace(/^(https:\/\/)[^./]+\.([^./]+\.pages\.dev)/, '$1$2'),
  },
  { hosting: 'render', isHere: ({ RENDER }) => RENDER === 'true', findAddress: ({ RENDER_EXTERNAL_URL: address }) => address },
  {
    hosting: 'gitlab-pages',
    isHere: ({ GITLAB_CI }) => GITLAB_CI === 'true',
    findAddress: ({ CI_PAGES_URL: address }) => address,
    isGuess: true,
  },
  {
    hosting: 'github-pages',
    isHere: ({ GITHUB_ACTIONS }) => GITHUB_ACTIONS === 'true',
    findAddress({ GITHUB_REPOSITORY: repository = '' }) {
      const [owner = '', name = ''] = repository.toLowerCase().split('/');
      if (owner === '' || name === '') return undefined;
      return name === `${owner}.github.io` ? `https://${name}` : `https://${owner}.github.io/${name}`;
    },
    isGuess: true,
  },
];

/**
 * Reads from the environment which host builds the site, and the public address that it gives it. GitHub and GitLab run pipelines of every
 * kind: there a site is for Pages only where it is built for the path that Pages gives the project (`base`, `/` or `/docs`), or where the
 * author's public files have the `CNAME` of Pages (`domain`).
 */
export function readHosting(env: Environment, { base, domain }: { base: string; domain?: string | undefined }): HostingFacts {
  const row = ROWS.find(({ isHere }) => isHere(env));
  if (row === undefined) return {};
  const { hosting, findAddress, isGuess = false } = row;
  if (hosting === 'github-pages' && domain !== undefined) return { hosting, address: `https://${domain}` };
  const found = findAddress(env);
  const address = found !== undefined && URL.canParse(found) ? found.replace(/\/$/, '') : undefined;
  if (isGuess && (address === undefined || normalizeBase(address).toLowerCase() !== base.toLowerCase())) return {};
  return { hosting, ...(address !== undefined && { address }) };
}
