import type { ConfigTexts } from '../config/compose/compose-texts.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { isExternalUrl } from '../path.ts';
import { hasWildcard } from '../site/redirects/find-redirect.ts';
import { resolveDestination, resolveSource } from '../site/redirects/resolve-redirects.ts';
import type { Redirect, Site } from '../site/site.ts';
import type { AddressScope } from './address-scope.ts';
import { createAddressCheck } from './check-address.ts';
import type { AddressFinding } from './check-address.ts';
import { createTextPlacer } from '../diagnostic/create-text-placer.ts';
import { createConfigFinding } from './config-finding.ts';
import { createEndlessTest } from './endless-redirect.ts';
import { readWrittenTexts } from './read-written-texts.ts';
import type { WrittenText } from './read-written-texts.ts';
import { createTargetFinder } from './wildcard-target.ts';

/** Returns a warning for each redirect of the config that leads to no page, round in a circle, or away from a file. */
export function checkRedirects(site: Site, config: ConfigTexts, scope: AddressScope): Diagnostic[] {
  const checkAddress = createAddressCheck(site, scope);
  const isEndless = createEndlessTest(site, scope);
  const findTarget = createTargetFinder(site, scope);
  const place = createTextPlacer();
  const inForce = new Map(site.redirects.map((redirect) => [redirect.source, redirect]));

  const check = ({ source, destination }: Redirect): AddressFinding | undefined => {
    const lost = findLost(source, destination);
    if (lost !== undefined) return lost;
    if (isExternalUrl(destination)) return undefined;
    const target = hasWildcard(destination) ? findTarget(destination) : undefined;
    if (target === 'page') return undefined;
    if (isEndless(destination)) return loop(source);
    if (hasWildcard(destination)) return target === undefined ? missingTarget({ source, destination }) : undefined;
    return checkAddress(destination, (_, nearest) => missingTarget({ source, destination, nearest }));
  };

  return listWritten(config).flatMap(({ source, destination }) => {
    const redirect = inForce.get(resolveSource(source.value));
    // One that is left out has a finding of its own.
    if (redirect?.destination !== resolveDestination(destination.value)) return [];
    inForce.delete(redirect.source);
    if (scope.isAlone && scope.assetExists(redirect.source)) return [createConfigFinding(hidden(source.value), { ...source, place })];
    const finding = check(redirect);
    return finding === undefined ? [] : [createConfigFinding(finding, { ...destination, place })];
  });
}

/** The redirects as they stand in the config. */
function listWritten(config: ConfigTexts): Record<'source' | 'destination', WrittenText>[] {
  const texts = readWrittenTexts(config).filter(({ path }) => path[0] === 'redirects');
  const sources = new Map(texts.filter(({ path }) => path[2] === 'source').map((source) => [source.path[1], source]));
  return texts.flatMap((destination) => {
    const source = destination.path[2] === 'destination' ? sources.get(destination.path[1]) : undefined;
    return source === undefined ? [] : [{ source, destination }];
  });
}

/** What no request is, and a name in the destination that the source has not. */
function findLost(source: string, destination: string): AddressFinding | undefined {
  const [, hint] = LOST_SOURCES.find(([pattern]) => pattern.test(source)) ?? [];
  const name = (destination.replace(/^\w+:\/\/[^/]*/, '').match(/:[a-z_]\w*/gi) ?? []).find(
    (one) => one !== ':splat' && !source.includes(one),
  );
  if (hint === undefined && name === undefined) return undefined;
  return {
    code: 'site/redirect-target',
    severity: 'warning',
    message:
      hint === undefined
        ? `The redirect from \`${source}\` has no \`${name}\` in its source.`
        : `The redirect from \`${source}\` never applies.`,
    hint: hint ?? `Write \`${name}\` in the source, too.`,
  };
}

const LOST_SOURCES: readonly [pattern: RegExp, hint: string][] = [
  [/[#?]|%23|%3F/, 'Remove `#` or `?` and what follows it: servers compare paths only.'],
  [/^\/https?:\//, 'Write the path only: `/old`.'],
  [/\(\.[*+]\)/, 'Write `:slug*` instead of a regular expression, in the source and the destination.'],
];

function missingTarget({ source, destination, nearest }: Omit<Redirect, 'permanent'> & { nearest?: string | undefined }): AddressFinding {
  return {
    code: 'site/redirect-target',
    severity: 'warning',
    message: `The redirect from \`${source}\` points to \`${destination}\`, which does not exist.`,
    hint: nearest === undefined ? 'Fix the destination, or remove the redirect.' : `Did you mean \`${nearest}\`?`,
  };
}

function hidden(source: string): AddressFinding {
  return {
    code: 'site/redirect-conflict',
    severity: 'warning',
    message: `The redirect from \`${source}\` is ignored: a file has that address.`,
    hint: 'Remove one of the two.',
  };
}

function loop(source: string): AddressFinding {
  return {
    code: 'site/redirect-loop',
    severity: 'warning',
    message: `Redirect loop: the redirect from \`${source}\` never reaches a page.`,
    hint: 'Point one of the redirects in the loop to a page.',
  };
}
