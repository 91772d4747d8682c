import type { Config } from '../../config/config.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { isExternalUrl } from '../../path.ts';
import type { LeadsOn } from './division-candidates.ts';
import type { ConfigSource, SubjectFinding } from '../config-source.ts';
import { countVersions } from './create-claims.ts';
import type { Claim, ClaimLists } from './create-claims.ts';

/** What pages claim, and what is looked up. */
interface ClaimScope {
  source: ConfigSource;
  leadsOn: LeadsOn;
}

/** Returns a finding for each version, tab and anchor that is never shown because it claims no page that navigation shows. */
export function checkClaims(claimed: readonly Claim[], lists: ClaimLists, { source, leadsOn }: ClaimScope): Diagnostic[] {
  const isUsed = { tab: new Set(claimed.map(({ tab }) => tab)), anchor: new Set(claimed.map(({ anchor }) => anchor)) };
  const usedVersions = new Set(claimed.map(({ version }) => version));
  const emptyVersions = lists.versions.filter(({ name, url }) => !usedVersions.has(name) && !(url !== undefined && isExternalUrl(url)));
  const listEmpty = (kind: 'tab' | 'anchor'): SubjectFinding[] =>
    lists[`${kind}s`]
      .filter((division, index) => !division.isExternal && !isUsed[kind].has(index) && !leadsOn(division.url))
      .map((division) => emptyDivision(kind, division));
  return [
    ...source.createDiagnostics(listCut(lists, emptyVersions)),
    ...source.createDiagnostics(emptyVersions.map(emptyVersion)),
    ...source.createDiagnostics(listEmpty('tab')),
    ...source.createDiagnostics(listEmpty('anchor')),
  ];
}

/** The versions in which pages do not stand that stand in all: they make too many places together with the tabs and anchors. */
function listCut(lists: ClaimLists, emptyVersions: ClaimLists['versions']): SubjectFinding[] {
  const most = countVersions(lists);
  const [first] = emptyVersions;
  const here = lists.versions.filter(({ url }) => url === undefined || !isExternalUrl(url));
  if (first === undefined || here.length <= most) return [];
  return [
    {
      code: 'site/too-many-places',
      severity: 'warning',
      message: `${here.length} versions, ${lists.tabs.length} tabs and ${lists.anchors.length} anchors make too many places: pages without a version are only in ${most === 1 ? 'the first version' : `the first ${most} versions`}.`,
      hint: 'Give navigation groups a `version`, or remove versions.',
      subject: { list: 'versions', key: 'name', holds: first.name },
    },
  ];
}

function emptyVersion({ name }: ClaimLists['versions'][number]): SubjectFinding {
  return {
    code: 'site/empty-version',
    severity: 'warning',
    message: `The version "${name}" has no pages; not shown.`,
    hint: `Add \`"version": "${name}"\` to a navigation group, or remove the version.`,
    subject: { list: 'versions', key: 'name', holds: name },
  };
}

function emptyDivision(
  kind: 'tab' | 'anchor',
  { name, url, version, openapi }: Config['tabs'][number] | Config['anchors'][number],
): SubjectFinding {
  const isWaiting = openapi.length > 0;
  const among = version === undefined ? '' : ` of version "${version}"`;
  return {
    code: `site/empty-${kind}`,
    severity: isWaiting ? 'info' : 'warning',
    message: `The ${kind} "${name}" has no pages${among}: no page of the navigation begins with \`${url}/\`, unless it is in a more specific ${kind}.`,
    hint: isWaiting
      ? 'Its API files add no pages: they have no operations, or the navigation lists them elsewhere.'
      : `It is not shown. Set its \`url\` to the folder of its pages, or add pages below \`${url}/\` to the navigation.`,
    subject: { list: `${kind}s`, key: 'name', holds: name },
  };
}
