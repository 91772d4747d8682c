import { isObject } from '../value/json-value.ts';

/** A token that was given for a sign-in, and how to get the next one. */
export interface OAuthToken {
  accessToken: string;
  /** Gets another token without the reader (RFC 6749, section 6). */
  refreshToken?: string;
  /** When it ends, in milliseconds since 1970. */
  expiresAt?: number;
}

/** Reads a token from the fields of an answer (RFC 6749, section 5.1); `now` is in milliseconds. */
export function readToken(answer: unknown, now: number): OAuthToken | undefined {
  if (!isObject(answer)) return undefined;
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = answer;
  if (typeof accessToken !== 'string' || accessToken === '') return undefined;
  const lasts = Number(seconds);
  return {
    accessToken,
    ...(typeof refreshToken === 'string' && { refreshToken }),
    ...(lasts > 0 && { expiresAt: now + lasts * 1000 }),
  };
}

/** What went wrong, in the words of the answer, if it has any (RFC 6749, section 5.2). */
export function readTokenError(answer: unknown): { code: string; text: string | undefined } {
  const { error, error_description: description } = isObject(answer) ? answer : {};
  const code = typeof error === 'string' ? error : '';
  return { code, text: typeof description === 'string' ? description : code || undefined };
}
