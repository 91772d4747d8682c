import type { Config } from '@octavo/core';
import type { Operation } from '../model/operation.ts';
import type { SecurityScheme } from '../model/security.ts';
import { isHeaderName } from './header-text.ts';

/** The fields of `api` in `docs.json` that say how requests are made. */
export type RequestConfig = Pick<Config['api'], 'baseUrl' | 'auth'>;

/** An operation under a site's settings. */
export interface ConfiguredOperation<Part = Operation> {
  operation: Part;
  /** How the field for the credentials of the site's own scheme looks. */
  authField?: AuthField;
}

/** The field for the credentials that `api.auth` asks for. */
export interface AuthField {
  /** The name of the scheme in `Operation.security`, and of its credential. */
  scheme: string;
  /** One label, or those of name and password. */
  labels: string[];
  /** What the field holds at first (`inputPrefix`). */
  prefix: string;
}

/** The name of the scheme that `api.auth` describes. */
const SCHEME = 'api.auth';

/**
 * Puts the settings of `docs.json` over an operation. `api.baseUrl` is the base of all endpoints: its addresses take the place of the
 * file's servers, several are a choice. `api.auth` is the strategy of all endpoints: it takes the place of the file's security; an
 * operation that can also be called without authorization still can. `name` is the header of a `key` (`X-API-Key` by default), the two
 * names of `basic` as `[usernameName]:[passwordName]`, and of `bearer` the label alone.
 */
export function applyApiConfig<Part extends Pick<Operation, 'servers' | 'security'>>(
  operation: Part,
  { baseUrl, auth }: RequestConfig,
): ConfiguredOperation<Part> {
  const servers = baseUrl.length > 0 ? baseUrl.map((url) => ({ url, variables: [] })) : operation.servers;
  if (!auth) return { operation: { ...operation, servers } };
  const optional = operation.security.filter((requirements) => requirements.length === 0).slice(0, 1);
  const security = [[{ scheme: createScheme(auth), scopes: [] }], ...optional];
  return {
    operation: { ...operation, servers, security },
    authField: { scheme: SCHEME, labels: createLabels(auth), prefix: auth.inputPrefix ?? '' },
  };
}

type ConfigAuth = NonNullable<RequestConfig['auth']>;

function createScheme({ method, name }: ConfigAuth): SecurityScheme {
  if (method === 'bearer' || method === 'basic') return { name: SCHEME, type: 'http', scheme: method };
  const fallback = method === 'cobo' ? 'Biz-Api-Key' : 'X-API-Key';
  return { name: SCHEME, type: 'apiKey', in: 'header', parameter: name !== undefined && isHeaderName(name) ? name : fallback };
}

function createLabels({ method, name }: ConfigAuth): string[] {
  if (method !== 'basic') return [name || { bearer: 'Token', key: 'X-API-Key', cobo: 'Biz-Api-Key' }[method]];
  const [username = '', password = ''] = (name ?? '').split(/:(.*)/s);
  return [bare(username) || 'Username', bare(password) || 'Password'];
}

/** `[name]` -> `name`. */
function bare(text: string): string {
  return text.trim().replace(/^\[(.*)\]$/s, '$1');
}
