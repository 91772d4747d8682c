import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OAuthFlow } from '../../../model/security.ts';
import { askForToken, findFlow, signIn, signInOnDevice } from './sign-in-steps.ts';

const flow: OAuthFlow = {
  type: 'authorizationCode',
  authorizationUrl: 'https://auth.example.com/authorize',
  tokenUrl: 'https://auth.example.com/token',
  scopes: {},
};
const { signal } = new AbortController();
const client = { clientId: 'docs', redirectUri: 'https://docs.example.com/page' };

let token: Promise<unknown> | undefined;
let sent: { url: string; body: URLSearchParams }[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('location', new URL(client.redirectUri));
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
    expect(await signIn(flow, { popup, client, scopes: ['read'], base: undefined, signal, onClosed: vi.fn<() => void>() })).toEqual({
      accessToken: 'token',
    });
    expect(popup.closed).toBe(true);
    expect(challenge).toMatch(/^[\w-]{43}$/);
    expect(sent[0]?.url).toBe('https://auth.example.com/token');
    expect(sent[0]?.body.get('code')).toBe('c1');
    expect(sent[0]?.body.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });

  it('does not look at an answer to another question, and tells of a closed window', async () => {
    const popup = createPopup(() => ({ code: 'c1', state: 'other' }));
    const waiting = new AbortController();
    const onClosed = vi.fn<() => void>();
    const asked = signIn(flow, { popup, client, scopes: [], base: undefined, signal: waiting.signal, onClosed });
    popup.closed = true;
    await expect.poll(() => onClosed).toHaveBeenCalledOnce();
    waiting.abort(new Error('over'));
    await expect(asked).rejects.toThrow('over');
    expect(sent).toEqual([]);
  });

  it('hears of the answer from a window that its provider cut off', async () => {
    let state = '';
    const popup = createPopup((asked) => ((state = asked.get('state') ?? ''), {}));
    const closed = new Promise<void>((resolve) => {
      const asked = signIn(flow, { popup, client, scopes: [], base: undefined, signal, onClosed: resolve });
      token = asked;
    });
    popup.closed = true;
    await closed;
    const page = new BroadcastChannel('octavo:oauth');
    const received = new Promise((resolve) => page.addEventListener('message', ({ data }) => resolve(data)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    page.postMessage(`${client.redirectUri}?code=c2&state=${state}`);
    expect(await token).toEqual({ accessToken: 'token' });
    expect(await received).toBe('received');
    page.close();
  });

  it.each<[string, Partial<OAuthFlow>, Window | null]>([
    ['allow pop-ups for this page', {}, null],
    [
      'authorizationUrl is missing from the API file or is not an https URL.',
      { authorizationUrl: 'http://auth.example.com/authorize' },
      createPopup(() => ({})),
    ],
  ])('says: %s', async (text, part, popup) => {
    await expect(
      signIn({ ...flow, ...part }, { popup, client, scopes: [], base: undefined, signal, onClosed: vi.fn<() => void>() }),
    ).rejects.toThrow(text);
  });

  it('says what the provider says', async () => {
    const popup = createPopup((asked) => ({ error: 'access_denied', error_description: 'Not you.', state: asked.get('state') ?? '' }));
    await expect(signIn(flow, { popup, client, scopes: [], base: undefined, signal, onClosed: vi.fn<() => void>() })).rejects.toThrow(
      'Not you.',
    );
  });
});

describe('askForToken', () => {
  const options = { client: { ...client, clientSecret: 's&e=c' }, scopes: ['read', 'write'], base: undefined };

  it.each([
    [{ type: 'clientCredentials' } as const, { grant_type: 'client_credentials' }],
    [{ type: 'password', username: 'ada', password: 'p w' } as const, { grant_type: 'password', username: 'ada', password: 'p w' }],
  ])('sends %j in the body, with the client and its secret', async (grant, expected) => {
    expect(await askForToken(flow, { ...options, grant })).toEqual({ accessToken: 'token' });
    expect(sent[0]?.url).toBe('https://auth.example.com/token');
    const rest = { client_id: 'docs', client_secret: 's&e=c', scope: 'read write' };
    expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({ ...expected, ...rest });
  });

  it('sends no secret where the address is not safe, and says what the provider says', async () => {
    const grant = { type: 'clientCredentials' } as const;
    const unsafe = { ...flow, tokenUrl: 'http://auth.example.com/token' };
    await expect(askForToken(unsafe, { ...options, grant })).rejects.toThrow(
      'tokenUrl is missing from the API file or is not an https URL.',
    );
    expect(sent).toEqual([]);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'invalid_client' }, { status: 401 })));
    await expect(askForToken(flow, { ...options, grant })).rejects.toThrow('invalid_client');
  });
});

describe('signInOnDevice', () => {
  it('asks until the reader has entered the code elsewhere', async () => {
    vi.useFakeTimers();
    const answers = [
      { device_code: 'd', user_code: 'AB-CD', verification_uri: 'https://auth.example.com/enter', interval: 1 },
      { error: 'authorization_pending' },
      { error: 'slow_down' },
      { access_token: 'late' },
    ];
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answers.shift())));
    const onCode = vi.fn<() => void>();
    const asked = signInOnDevice(flow, { client, scopes: [], base: undefined, signal, onCode });
    await vi.advanceTimersByTimeAsync(7900);
    expect(onCode).toHaveBeenCalledWith(expect.objectContaining({ userCode: 'AB-CD', address: 'https://auth.example.com/enter' }));
    expect(answers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await asked).toEqual({ accessToken: 'late' });
    vi.useRealTimers();
  });

  it('says that there is no token where the provider says nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
    const asked = signInOnDevice(flow, { client, scopes: [], base: undefined, signal, onCode: vi.fn<() => void>() });
    await expect(asked).rejects.toMatchObject({ texts: [{ text: 'The response has no access token.' }] });
  });

  it('says what the provider says', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'unauthorized_client' }, { status: 400 })));
    await expect(signInOnDevice(flow, { client, scopes: [], base: undefined, signal, onCode: vi.fn<() => void>() })).rejects.toThrow(
      'unauthorized_client',
    );
  });
});

describe('findFlow', () => {
  it('says that a provider cannot be asked', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const scheme = { name: 'sso', type: 'openIdConnect' as const, openIdConnectUrl: 'https://auth.example.com' };
    await expect(findFlow(scheme, undefined)).rejects.toThrow('auth.example.com responds, but does not allow requests');
  });
});
