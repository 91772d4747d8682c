import type { Config } from '../../config/config.ts';
import type { SaySiteName } from '../../language/site-names.ts';
import { isExternalUrl, normalizePath } from '../../path.ts';
import { UNCLAIMED } from './create-claims.ts';
import type { Claim } from './create-claims.ts';
import type { Division } from './division-tree.ts';

/** A version, a tab or an anchor before it is known what stands in it. */
export interface Candidate extends Omit<Division, 'isDefault' | 'pages' | 'divisions'> {
  /** What a claim holds that is for it. */
  key: string | number;
  isDefault?: boolean;
}

/** Lists what a version holds of a kind, in the order of the config: what is claimed there, and what leads elsewhere or on. */
export type ListCandidates = (kind: keyof Claim, claimed: readonly Key[], version?: string) => Candidate[];

/** What a claim holds for a kind: no version, where all of them lead elsewhere. */
type Key = Candidate['key'] | undefined;

/** Whether an address of ours leads somewhere though no page is below it: to a page, or on. */
export type LeadsOn = (url: string) => boolean;

/** A version that the config does not list binds nothing. */
export function createCandidates(config: Config, { leadsOn, sayName }: { leadsOn: LeadsOn; sayName: SaySiteName }): ListCandidates {
  const names = new Set(config.versions.map(({ name }) => name));
  const locales = new Map(config.versions.map(({ name, locale }) => [name, locale] as const).toReversed());
  const pickers = {
    version: createPicker(listVersions(config), leadsOn),
    tab: createPicker(listTabs(config), leadsOn),
    anchor: createPicker(listAnchors(config), leadsOn),
  };
  const nameRest = ({ name, ...rest }: Rest, version = ''): Candidate => ({
    ...rest,
    name: name ?? sayName('Documentation', locales.get(version) ?? 'en'),
  });
  return (kind, claimed, version) => {
    const shown = pickers[kind](claimed).filter(({ only }) => only === undefined || only === version || !names.has(only));
    const own = shown.map(({ candidate }) => candidate);
    if (kind === 'version' || !claimed.includes(UNCLAIMED)) return own;
    return [nameRest(kind === 'tab' ? createRestTab(config) : createRestAnchor(config), version), ...own];
  };
}

/** What is in a list of the config, and the version that it is bound to. */
interface Bound {
  only?: string | undefined;
  candidate: Candidate;
}

/** What leads nowhere without a page is looked at only where it has one: of thousands, each version may hold a few. */
function createPicker(all: readonly Bound[], leadsOn: LeadsOn): (claimed: readonly Key[]) => Bound[] {
  const positions = new Map<Key, number>(all.map(({ candidate }, position) => [candidate.key, position] as const).toReversed());
  const leading = new Map<number, Bound>();
  for (const [position, { only, candidate }] of all.entries()) {
    const { href, url } = candidate;
    const onward = href ?? (url !== undefined && leadsOn(url) ? normalizePath(url) : undefined);
    if (onward !== undefined) leading.set(position, { only, candidate: { ...candidate, href: onward } });
  }
  return (claimed) => {
    const own = claimed.flatMap((key) => positions.get(key) ?? []);
    const isClaimed = new Set(own);
    const places = [...new Set([...own, ...leading.keys()])].toSorted((a, b) => a - b);
    return places.flatMap((position) => (isClaimed.has(position) ? all[position] : leading.get(position)) ?? []);
  };
}

function listVersions({ versions }: Config): Bound[] {
  return versions.map(({ name, url, isDefault, locale }) => ({
    candidate: {
      key: name,
      kind: 'version',
      name,
      isDefault,
      isHidden: false,
      ...(url !== undefined && (isExternalUrl(url) ? { href: url } : { url })),
      ...(locale !== undefined && { locale }),
    },
  }));
}

/** What stands beside tabs or anchors; without a name, it is called as the language has it. */
type Rest = Omit<Candidate, 'name'> & { name?: string | undefined };

function createRestTab({ primaryTab }: Config): Rest {
  return { key: UNCLAIMED, kind: 'tab', name: primaryTab.name, isHidden: primaryTab.isDefaultHidden, isRest: true };
}

function listTabs({ tabs }: Config): Bound[] {
  return tabs.map(({ name, isDefaultHidden, version, ...tab }, key) => ({
    only: version,
    candidate: { key, kind: 'tab', name, isHidden: isDefaultHidden, ...toAddress(tab) },
  }));
}

function createRestAnchor({ topAnchor, colors }: Config): Rest {
  const color = colors.anchors !== undefined && { color: colors.anchors };
  return { key: UNCLAIMED, kind: 'anchor', ...topAnchor, ...color, isHidden: false, isRest: true };
}

function listAnchors({ anchors, colors }: Config): Bound[] {
  return anchors.map(({ name, icon, iconType, color = colors.anchors, isDefaultHidden, version, ...anchor }, key) => ({
    only: version,
    candidate: {
      key,
      kind: 'anchor',
      name,
      ...(icon !== undefined && { icon, iconType }),
      ...(color !== undefined && { color }),
      isHidden: isDefaultHidden,
      ...toAddress(anchor),
    },
  }));
}

function toAddress({ url, isExternal }: { url: string; isExternal: boolean }): Pick<Division, 'href' | 'url'> {
  return isExternal ? { href: url } : { url };
}
