import path from 'node:path';
import type { Diagnostic, Site } from '@octavo/core';
import { hasWildcard } from '@octavo/core/internal';
import { disk, readOr } from '../../disk/disk.ts';
import type { Hosting } from '../../hosting-names.ts';
import type { Output, OutputSource } from '../output.ts';
import { listRedirectRules } from './redirect-rule.ts';
import type { RedirectRule } from './redirect-rule.ts';
import { findRuleFiles } from './rule-files.ts';
import type { RuleFile } from './rule-files.ts';

/** Where rules are for. */
export interface RulesPlace {
  hosting: Hosting | undefined;
  /** Absolute path of the folder of the author's public files; empty for none. */
  publicDir: string;
  /** The addresses of the site's files, and its folders of nothing else as `/assets/*`: no rule may take one. */
  listFiles(site: Site, source: OutputSource): Promise<readonly string[]>;
}

/**
 * The redirects as the host of the files reads them, wildcards included, and what else its file says; the author's own `_redirects`, in `publicDir`, comes first, and any
 * other file of the author's stays as it is. For a site that is all that its host serves.
 */
export function createRedirectRulesOutput({ hosting, publicDir, listFiles }: RulesPlace): Output {
  const { files, most = Infinity, countWildcards } = findRuleFiles(hosting);
  const readOwn = (href: string): string => (publicDir === '' ? '' : readOr(disk.readText(path.join(publicDir, href)), '').trimEnd());
  const isFree = ({ href, isJoined }: RuleFile): boolean =>
    isJoined === true || publicDir === '' || !disk.isFile(path.join(publicDir, href));
  const listRules = async (site: Site, source: OutputSource): Promise<RedirectRule[]> => {
    const served = site.redirects.some((redirect) => hasWildcard(redirect.source)) ? await listFiles(site, source) : [];
    return listRedirectRules(site, { base: source.base, most, files: served });
  };
  return {
    name: 'redirect rules',
    async list(site, source) {
      const { base } = source;
      const rules = await listRules(site, source);
      const needed = files.filter((file) => (rules.length > 0 || file.isRulesOnly !== true) && isFree(file));
      return needed.map(({ href, type, render, isJoined }) => ({
        href,
        type,
        read() {
          const own = isJoined === true ? readOwn(href) : '';
          return (own === '' ? '' : `${own}\n`) + render(rules, base);
        },
      }));
    },
    async check(site, source) {
      const rules = await listRules(site, source);
      const wildcards = rules.filter((rule) => rule.hasWildcard);
      const left = wildcards.slice(countWildcards?.(rules) ?? Infinity);
      return left.length === 0 || hosting === undefined ? [] : [describeLeft(left, { count: wildcards.length, hosting })];
    },
  };
}

function describeLeft(left: readonly RedirectRule[], { count, hosting }: { count: number; hosting: Hosting }): Diagnostic {
  const names = left.slice(0, 3).map(({ source }) => `\`${source}\``);
  const rest = left.length > names.length ? ` and ${left.length - names.length} more` : '';
  return {
    code: 'build/redirects',
    severity: 'warning',
    message: `${left.length} of ${count} redirects with wildcards exceed the limit of the host (${hosting}) and do not work: ${names.join(', ')}${rest}.`,
    hint: 'Replace wildcards with exact addresses, which every host supports, or combine several into one.',
  };
}
