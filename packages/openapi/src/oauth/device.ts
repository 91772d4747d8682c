import type { OAuthFlow } from '../model/security.ts';
import { isObject } from '../value/json-value.ts';
import { findSafeUrl } from './find-safe-url.ts';
import { createTokenRequest } from './token-request.ts';
import type { OAuthClient, TokenRequest } from './token-request.ts';

/** What a reader does on another page or device: opens an address and enters a code (RFC 8628, section 3.2). */
export interface DeviceCode {
  deviceCode: string;
  userCode: string;
  /** `http` or `https`, with the code in it where the server says so. */
  address: string;
  /** Seconds between two questions, and until the code ends. */
  interval: number;
  lasts: number;
}

/** The request that begins the device flow (RFC 8628, section 3.1); `undefined` where the flow's address is not safe. */
export function createDeviceRequest(
  { authorizationUrl }: OAuthFlow,
  { client, scopes, base }: { client: Omit<OAuthClient, 'redirectUri'>; scopes: readonly string[]; base?: string | undefined },
): TokenRequest | undefined {
  return createTokenRequest(authorizationUrl, { client, fields: scopes.length > 0 ? { scope: scopes.join(' ') } : {}, base });
}

/** Reads the answer to that request; `undefined` where it has no code, or an address that is no page's. */
export function parseDeviceAnswer(answer: unknown): DeviceCode | undefined {
  if (!isObject(answer)) return undefined;
  const { device_code: deviceCode, user_code: userCode, interval, expires_in: lasts } = answer;
  const address = [answer['verification_uri_complete'], answer['verification_uri']].find((one) => typeof one === 'string');
  if (typeof deviceCode !== 'string' || typeof userCode !== 'string' || !findSafeUrl(address)) return undefined;
  return { deviceCode, userCode, address: address ?? '', interval: positive(interval, 5), lasts: positive(lasts, 900) };
}

function positive(value: unknown, otherwise: number): number {
  return Number(value) > 0 ? Number(value) : otherwise;
}
