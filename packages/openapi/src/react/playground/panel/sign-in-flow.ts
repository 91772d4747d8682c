import type { OAuthFlow } from '../../../model/security.ts';

/** Whether the file says where a flow goes. */
export function isPossibleFlow({ type, authorizationUrl, tokenUrl }: OAuthFlow): boolean {
  const needsPage = type === 'authorizationCode' || type === 'implicit' || type === 'deviceAuthorization';
  return (!needsPage || authorizationUrl !== undefined) && (type === 'implicit' || tokenUrl !== undefined);
}
