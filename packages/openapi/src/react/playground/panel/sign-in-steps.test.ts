import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OAuthFlow } from '../../../model/security.ts';
import { askForToken, findFlow, signIn } from './sign-in-steps.ts';

const flow: OAuthFlow = {
  type: 'authorizationCode',
  authorizationUrl: 'https://auth.example.com/authorize',
  tokenUrl: 'https://auth.example.com/token',
  scopes: {},
};
const client = { clientId: 'docs', redirectUri: 'https://docs.example.com/page' };

let sent: { url: string; body: URLSearchParams }[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, body: new URLSearchParams(String(init.body)) });
    return Promise.resolve(Response.json({ access_token: 'token' }));
  });
});

/** A window in which the reader signs in at once; `answer` makes what the page is called back with. */
function createPopup(answer: (asked: URLSearchParams) => Record<string, string>): Window & { closed: boolean } {
  const popup = {
    closed: false,
    location: {
      get href() {
        return '';
      },
      set href(address: string) {
        const fields = new URLSearchParams(answer(new URL(address).searchParams));
        Object.defineProperty(popup.location, 'href', { get: () => `${client.redirectUri}?${fields}` });
      },
    },
    close() {
      popup.closed = true;
    },
  };
  // A window has more, none of which is used.
  return popup as unknown as Window & { closed: boolean };
}

describe('signIn', () => {
  it('brings a token, and closes the window', async () => {
    let challenge: string | null = '';
    const popup = createPopup((asked) => {
      challenge = asked.get('code_challenge');
      return { code: 'c1', state: asked.get('state') ?? '' };
    });
    expect(await signIn(flow, { popup, client, scopes: ['read'], base: undefined })).toBe('token');
    expect(popup.closed).toBe(true);
    expect(challenge).toMatch(/^[\w-]{43}$/);
    expect(sent[0]?.url).toBe('https://auth.example.com/token');
    expect(sent[0]?.body.get('code')).toBe('c1');
    expect(sent[0]?.body.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });

  it('does not look at an answer to another question', async () => {
    const popup = createPopup(() => ({ code: 'c1', state: 'other' }));
    const asked = signIn(flow, { popup, client, scopes: [], base: undefined });
    popup.closed = true;
    await expect(asked).rejects.toThrow('closed before');
    expect(sent).toEqual([]);
  });

  it.each<[string, Partial<OAuthFlow>, Window | null]>([
    ['allow pop-ups for this page', {}, null],
    ['no safe URL to sign in', { authorizationUrl: 'http://auth.example.com/authorize' }, createPopup(() => ({}))],
  ])('says: %s', async (text, part, popup) => {
    await expect(signIn({ ...flow, ...part }, { popup, client, scopes: [], base: undefined })).rejects.toThrow(text);
  });

  it('says what the provider says', async () => {
    const popup = createPopup((asked) => ({ error: 'access_denied', error_description: 'Not you.', state: asked.get('state') ?? '' }));
    await expect(signIn(flow, { popup, client, scopes: [], base: undefined })).rejects.toThrow('Not you.');
  });
});

describe('askForToken', () => {
  const options = { client: { ...client, clientSecret: 's&e=c' }, scopes: ['read', 'write'], base: undefined };

  it.each([
    [{ type: 'clientCredentials' } as const, { grant_type: 'client_credentials' }],
    [{ type: 'password', username: 'ada', password: 'p w' } as const, { grant_type: 'password', username: 'ada', password: 'p w' }],
  ])('sends %j in the body, with the client and its secret', async (grant, expected) => {
    expect(await askForToken(flow, { ...options, grant })).toBe('token');
    expect(sent[0]?.url).toBe('https://auth.example.com/token');
    const rest = { client_id: 'docs', client_secret: 's&e=c', scope: 'read write' };
    expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({ ...expected, ...rest });
  });

  it('sends no secret where the address is not safe, and says what the provider says', async () => {
    const grant = { type: 'clientCredentials' } as const;
    const unsafe = { ...flow, tokenUrl: 'http://auth.example.com/token' };
    await expect(askForToken(unsafe, { ...options, grant })).rejects.toThrow('no safe URL to get a token');
    expect(sent).toEqual([]);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'invalid_client' }, { status: 401 })));
    await expect(askForToken(flow, { ...options, grant })).rejects.toThrow('invalid_client');
  });
});

describe('findFlow', () => {
  it('says that a provider cannot be asked', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const scheme = { name: 'sso', type: 'openIdConnect' as const, openIdConnectUrl: 'https://auth.example.com' };
    await expect(findFlow(scheme, undefined)).rejects.toThrow('auth.example.com does not allow this page to read');
  });
});
