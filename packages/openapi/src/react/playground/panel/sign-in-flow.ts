import type { OAuthFlow } from '../../../model/security.ts';

/** Whether a page can go the way of a flow. */
export function isPossibleFlow({ type }: OAuthFlow): boolean {
  return type === 'authorizationCode' || type === 'clientCredentials' || type === 'password';
}
