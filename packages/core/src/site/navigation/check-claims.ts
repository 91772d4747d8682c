import type { Config } from '../../config/config.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { isExternalUrl } from '../../path.ts';
import type { LeadsOn } from './claimed-divisions.ts';
import type { ConfigSource } from '../config-source.ts';
import type { Claim, ClaimLists } from './create-claims.ts';

/** Returns a finding for each version, tab and anchor that is never shown because it claims no page that navigation shows. */
export function checkClaims(
  claimed: readonly Claim[],
  { versions, tabs, anchors }: ClaimLists,
  { source, leadsOn }: { source: ConfigSource; leadsOn: LeadsOn },
): Diagnostic[] {
  const isUsed = { tab: new Set(claimed.map(({ tab }) => tab)), anchor: new Set(claimed.map(({ anchor }) => anchor)) };
  const usedVersions = new Set(claimed.map(({ version }) => version));
  const emptyVersions = versions.filter(({ name, url }) => !usedVersions.has(name) && !(url !== undefined && isExternalUrl(url)));
  const findings = [
    ...emptyVersions.map(({ name }) =>
      source.createDiagnostic(
        {
          code: 'site/empty-version',
          severity: 'warning',
          message: `The version "${name}" has no pages; not shown.`,
          hint: `Add \`"version": "${name}"\` to a navigation group, or remove the version.`,
        },
        { list: 'versions', key: 'name', holds: name },
      ),
    ),
    ...(['tab', 'anchor'] as const).flatMap((kind) => {
      const divisions = kind === 'tab' ? tabs : anchors;
      return divisions
        .filter((division, index) => !division.isExternal && !isUsed[kind].has(index) && !leadsOn(division.url))
        .map((division) => source.createDiagnostic(emptyDivision(kind, division), { list: `${kind}s`, key: 'name', holds: division.name }));
    }),
  ];
  return findings;
}

function emptyDivision(
  kind: 'tab' | 'anchor',
  { name, url, version, openapi }: Config['tabs'][number] | Config['anchors'][number],
): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  const isWaiting = openapi.length > 0;
  const among = version === undefined ? '' : ` of version "${version}"`;
  return {
    code: `site/empty-${kind}`,
    severity: isWaiting ? 'info' : 'warning',
    message: `The ${kind} "${name}" has no pages${among}: no page of the navigation begins with \`${url}/\`, unless it is in a more specific ${kind}.`,
    hint: isWaiting
      ? 'Its API files add no pages: they have no operations, or the navigation lists them elsewhere.'
      : `It is not shown. Set its \`url\` to the folder of its pages, or add pages below \`${url}/\` to the navigation.`,
  };
}
