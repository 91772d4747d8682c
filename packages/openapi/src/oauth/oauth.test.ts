import { describe, expect, test } from 'vitest';
import { createAuthorizationUrl, createTokenRequest, parseAuthorizationAnswer, parseTokenAnswer } from './authorization-code.ts';
import { createDiscoveryUrl, parseDiscovery } from './discovery.ts';
import { createPkce } from './pkce.ts';

const flow = {
  type: 'authorizationCode',
  authorizationUrl: 'https://id.test/auth?tenant=1',
  tokenUrl: 'https://id.test/token',
  scopes: {},
} as const;
const client = { clientId: 'docs', redirectUri: 'https://docs.test/callback' };

describe('the authorization code', () => {
  test('the example of RFC 7636, appendix B', async () => {
    const bytes = [
      116, 24, 223, 180, 151, 153, 224, 37, 79, 250, 96, 125, 216, 173, 187, 186, 22, 212, 37, 77, 105, 214, 191, 240, 91, 88, 5, 88, 83,
      132, 141, 121,
    ];
    const pkce = await createPkce((length) => Uint8Array.from(bytes.slice(0, length)));
    expect(pkce.verifier).toBe('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk');
    expect(pkce.challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
    expect((await createPkce()).state).not.toBe((await createPkce()).state);
  });

  test('from the address to the token', async () => {
    const pkce = { verifier: 'v', challenge: 'c', state: 's' };
    const url = new URL(createAuthorizationUrl(flow, { client, pkce, scopes: ['read', 'write'] }) ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      tenant: '1',
      response_type: 'code',
      client_id: 'docs',
      redirect_uri: 'https://docs.test/callback',
      scope: 'read write',
      state: 's',
      code_challenge: 'c',
      code_challenge_method: 'S256',
    });
    expect(parseAuthorizationAnswer('https://docs.test/callback?code=x&state=s', 's')).toEqual({ code: 'x' });
    expect(parseAuthorizationAnswer('https://docs.test/callback?code=x&state=other', 's')).toBeUndefined();
    expect(parseAuthorizationAnswer('https://docs.test/callback?code=x&state=', '')).toBeUndefined();
    expect(parseAuthorizationAnswer('https://docs.test/?error=access_denied&error_description=No&state=s', 's')).toEqual({
      error: 'access_denied',
      description: 'No',
    });
    const request = createTokenRequest(flow, { client, pkce, code: 'x' });
    expect(request).toMatchObject({ method: 'POST', url: 'https://id.test/token' });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      grant_type: 'authorization_code',
      code: 'x',
      redirect_uri: 'https://docs.test/callback',
      client_id: 'docs',
      code_verifier: 'v',
    });
    expect(parseTokenAnswer({ access_token: 't' })).toEqual({ token: 't' });
    expect(parseTokenAnswer({ error: 'invalid_grant' })).toEqual({ error: 'invalid_grant' });
    expect(parseTokenAnswer('no')).toEqual({ error: 'The response has no access token.' });
  });

  test.each(['javascript:alert(1)', 'http://id.test/auth', '', 'nonsense'])('no secret goes to %j', (address) => {
    const pkce = { verifier: 'v', challenge: 'c', state: 's' };
    expect(createAuthorizationUrl({ ...flow, authorizationUrl: address }, { client, pkce, scopes: [] })).toBeUndefined();
    expect(createTokenRequest({ ...flow, tokenUrl: address }, { client, pkce, code: 'x' })).toBeUndefined();
  });
});

describe('OpenID Connect', () => {
  const address = 'https://id.test/.well-known/openid-configuration';
  const document = {
    issuer: 'https://id.test',
    authorization_endpoint: 'https://id.test/a',
    token_endpoint: 'https://id.test/t',
    scopes_supported: ['openid', 5],
  };

  test('the address and the flow', () => {
    expect(createDiscoveryUrl(address)).toBe(address);
    expect(createDiscoveryUrl('https://id.test/')).toBe(address);
    expect(createDiscoveryUrl('http://id.test/')).toBeUndefined();
    expect(parseDiscovery(document, address)).toEqual({
      type: 'authorizationCode',
      authorizationUrl: 'https://id.test/a',
      tokenUrl: 'https://id.test/t',
      scopes: { openid: '' },
    });
  });

  test('a document of another issuer, or none, is not believed', () => {
    expect(parseDiscovery({ ...document, issuer: 'https://evil.test' }, address)).toBeUndefined();
    expect(parseDiscovery({ issuer: 'https://id.test' }, address)).toBeUndefined();
    expect(parseDiscovery(null, address)).toBeUndefined();
  });
});
