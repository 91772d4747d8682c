import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** A server that readers sign in at, with one client, which compares redirect addresses exactly. */
export interface SignInServer {
  origin: string;
  /** Registers the client with the addresses that it may send readers back to. */
  register(redirectUris: string[]): void;
  stop(): Promise<void>;
}

export const CLIENT = { id: 'docs', secret: 'a secret of the tests, long enough for the server' };

/** Starts it on a free port; until a client is registered it answers nothing. Tokens last 32 seconds: they are renewed after two. */
export async function startSignInServer(): Promise<SignInServer> {
  let answer: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, response) => {
    if (answer) void answer(request, response);
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    register(redirectUris) {
      const provider = new Provider(origin, {
        clients: [
          {
            client_id: CLIENT.id,
            client_secret: CLIENT.secret,
            application_type: 'web',
            token_endpoint_auth_method: 'client_secret_post',
            grant_types: ['authorization_code', 'refresh_token', 'client_credentials', 'urn:ietf:params:oauth:grant-type:device_code'],
            redirect_uris: redirectUris,
          },
        ],
        features: { clientCredentials: { enabled: true }, deviceFlow: { enabled: true } },
        scopes: ['openid', 'offline_access', 'lights'],
        clientBasedCORS: () => true,
        issueRefreshToken: () => true,
        ttl: { AccessToken: 32, ClientCredentials: 32 },
        cookies: { keys: ['tests'] },
      });
      answer = provider.callback();
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
