import type { FileDetail } from '../model/file-detail.ts';
import type { SecurityScheme } from '../model/security.ts';

/** Lists where a reader of a scheme gets a token: the addresses of its flows, or of what says them. */
export function listSchemeDetails(scheme: SecurityScheme): FileDetail[] {
  if (scheme.type === 'openIdConnect') return [{ name: 'openIdConnectUrl', facts: [{ name: '', value: scheme.openIdConnectUrl }] }];
  if (scheme.type !== 'oauth2') return [];
  const { flows, metadataUrl } = scheme;
  return [
    ...flows.map(({ type, authorizationUrl, tokenUrl, refreshUrl }) => ({
      name: type,
      facts: Object.entries({
        [type === 'deviceAuthorization' ? 'deviceAuthorizationUrl' : 'authorizationUrl']: authorizationUrl,
        tokenUrl,
        refreshUrl,
      }).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }])),
    })),
    ...(metadataUrl === undefined ? [] : [{ name: 'oauth2MetadataUrl', facts: [{ name: '', value: metadataUrl }] }]),
  ];
}

/** Lists the scopes that the flows of a scheme know, with what each allows; empty where the file does not say. */
export function listScopeMeanings(scheme: SecurityScheme): Map<string, string> {
  return new Map(scheme.type === 'oauth2' ? scheme.flows.flatMap(({ scopes }) => Object.entries(scopes)) : []);
}
