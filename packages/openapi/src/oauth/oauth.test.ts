import { describe, expect, test } from 'vitest';
import { createAuthorizationUrl, createCodeRequest, parseAuthorizationAnswer } from './authorization-code.ts';
import { createDeviceRequest, parseDeviceAnswer } from './device.ts';
import { createDiscoveryUrl, parseDiscovery } from './discovery.ts';
import { createGrantRequest } from './grant-request.ts';
import { createPkce } from './pkce.ts';
import { readToken, readTokenError } from './token.ts';

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
    expect(parseAuthorizationAnswer('https://docs.test/callback?code=x&state=s', pkce)).toEqual({ code: 'x' });
    expect(parseAuthorizationAnswer('https://docs.test/callback?code=x&state=other', pkce)).toBeUndefined();
    expect(parseAuthorizationAnswer('https://docs.test/callback?code=x&state=', { state: '' })).toBeUndefined();
    expect(parseAuthorizationAnswer('https://docs.test/?error=access_denied&error_description=No&state=s', pkce)).toEqual({
      error: 'access_denied',
      description: 'No',
    });
    const request = createCodeRequest(flow, { client, pkce, code: 'x' });
    expect(request).toMatchObject({ method: 'POST', url: 'https://id.test/token' });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      grant_type: 'authorization_code',
      code: 'x',
      redirect_uri: 'https://docs.test/callback',
      client_id: 'docs',
      code_verifier: 'v',
    });
    expect(readToken({ access_token: 't' }, 0)).toEqual({ accessToken: 't' });
    expect(readToken({ access_token: 't', refresh_token: 'r', expires_in: '60' }, 1000)).toEqual({
      accessToken: 't',
      refreshToken: 'r',
      expiresAt: 61_000,
    });
    expect(readToken({ access_token: '' }, 0)).toBeUndefined();
    expect(readTokenError({ error: 'invalid_grant' })).toEqual({ code: 'invalid_grant', text: 'invalid_grant' });
    expect(readTokenError('no')).toEqual({ code: '', text: undefined });
  });

  test('the implicit way brings the token in the hash, and has no secret', () => {
    const pkce = { verifier: 'v', challenge: 'c', state: 's' };
    const url = new URL(createAuthorizationUrl({ ...flow, type: 'implicit' }, { client, pkce, scopes: [] }) ?? '');
    expect(url.searchParams.get('response_type')).toBe('token');
    expect(url.searchParams.has('code_challenge')).toBe(false);
    const back = 'https://docs.test/callback#access_token=t&token_type=Bearer&expires_in=10&state=';
    expect(parseAuthorizationAnswer(`${back}s`, pkce, 0)).toEqual({ token: { accessToken: 't', expiresAt: 10_000 } });
    expect(parseAuthorizationAnswer(`${back}x`, pkce, 0)).toBeUndefined();
  });

  test('a device is told a code, and a token is renewed at its own address', () => {
    const options = { client, scopes: ['read'] };
    const fields = (request: { body: string } | undefined): object => Object.fromEntries(new URLSearchParams(request?.body));
    expect(createDeviceRequest({ ...flow, authorizationUrl: 'https://id.test/device' }, options)?.url).toBe('https://id.test/device');
    expect(fields(createDeviceRequest(flow, options))).toEqual({ client_id: 'docs', scope: 'read' });
    const answer = { device_code: 'd', user_code: 'AB-CD', verification_uri: 'https://id.test/enter', expires_in: 60 };
    expect(parseDeviceAnswer(answer)).toEqual({
      deviceCode: 'd',
      userCode: 'AB-CD',
      address: 'https://id.test/enter',
      interval: 5,
      lasts: 60,
    });
    expect(parseDeviceAnswer({ ...answer, verification_uri: 'javascript:alert(1)' })).toBeUndefined();
    expect(fields(createGrantRequest(flow, { ...options, grant: { type: 'device', deviceCode: 'd' } }))).toEqual({
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: 'd',
      client_id: 'docs',
    });
    const renewal = createGrantRequest(
      { ...flow, refreshUrl: 'https://id.test/refresh' },
      { ...options, grant: { type: 'refresh', refreshToken: 'r' } },
    );
    expect(renewal?.url).toBe('https://id.test/refresh');
    expect(fields(renewal)).toEqual({ grant_type: 'refresh_token', refresh_token: 'r', client_id: 'docs' });
  });

  test.each(['javascript:alert(1)', 'http://id.test/auth', '', 'nonsense'])('no secret goes to %j', (address) => {
    const pkce = { verifier: 'v', challenge: 'c', state: 's' };
    expect(createAuthorizationUrl({ ...flow, authorizationUrl: address }, { client, pkce, scopes: [] })).toBeUndefined();
    expect(createCodeRequest({ ...flow, tokenUrl: address }, { client, pkce, code: 'x' })).toBeUndefined();
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
