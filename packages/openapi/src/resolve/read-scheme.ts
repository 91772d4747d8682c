import type { JsonObject } from '@octavo/core';
import type { OAuthFlow, SecurityScheme } from '../model/security.ts';
import { findText, toObject } from '../value/json-value.ts';

const FLOWS = {
  authorizationCode: 'authorizationCode',
  implicit: 'implicit',
  password: 'password',
  clientCredentials: 'clientCredentials',
  deviceAuthorization: 'deviceAuthorization',
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
} as const;

/** Reads a Security Scheme Object; undefined where its type is none that is known. */
export function readScheme(name: string, value: JsonObject): SecurityScheme | undefined {
  const description = findText(value['description']);
  const base = { name, ...(description !== undefined && { description }), ...(value['deprecated'] === true && { deprecated: true }) };
  const parameter = findText(value['name']);
  const location = (['header', 'query', 'cookie'] as const).find((one) => one === value['in']);
  const scheme = findText(value['scheme']);
  const bearerFormat = findText(value['bearerFormat']);
  const openIdConnectUrl = findText(value['openIdConnectUrl']);
  const metadataUrl = findText(value['oauth2MetadataUrl']);
  switch (value['type']) {
    case 'basic':
      return { ...base, type: 'http', scheme: 'basic' };
    case 'http':
      return scheme === undefined
        ? undefined
        : { ...base, type: 'http', scheme: scheme.toLowerCase(), ...(bearerFormat !== undefined && { bearerFormat }) };
    case 'apiKey':
      return parameter === undefined || location === undefined ? undefined : { ...base, type: 'apiKey', in: location, parameter };
    case 'oauth2':
      return { ...base, type: 'oauth2', flows: readFlows(value), ...(metadataUrl !== undefined && { metadataUrl }) };
    case 'openIdConnect':
      return openIdConnectUrl === undefined ? undefined : { ...base, type: 'openIdConnect', openIdConnectUrl };
    case 'mutualTLS':
      return { ...base, type: 'mutualTLS' };
    default:
      return undefined;
  }
}

/** Reads a Security Scheme Object of AsyncAPI: its `httpApiKey` is what `apiKey` is to OpenAPI, and brokers have ways of their own. */
export function readChannelScheme(name: string, value: JsonObject): SecurityScheme | undefined {
  const { type, in: place, description } = value;
  switch (type) {
    case 'http':
    case 'oauth2':
    case 'openIdConnect':
      return readScheme(name, value);
    case 'httpApiKey':
      return readScheme(name, { ...value, type: 'apiKey' });
    case 'X509':
      return readScheme(name, { ...value, type: 'mutualTLS' });
    default: {
      const mechanism = [findText(type), findText(place)].filter(Boolean).join(' ');
      const told = findText(description);
      return mechanism === '' ? undefined : { name, ...(told !== undefined && { description: told }), type: 'broker', mechanism };
    }
  }
}

/** 3.x holds flows by type; 2.0 is one flow itself. */
function readFlows(value: JsonObject): OAuthFlow[] {
  const flows = typeof value['flow'] === 'string' ? { [value['flow']]: value } : toObject(value['flows']);
  return Object.entries(flows).flatMap(([name, flow]) => (isFlow(name) ? [readFlow(FLOWS[name], toObject(flow))] : []));
}

function readFlow(type: OAuthFlow['type'], value: JsonObject): OAuthFlow {
  const { authorizationUrl, tokenUrl, refreshUrl, deviceAuthorizationUrl } = value;
  const authorization = findText(authorizationUrl) ?? findText(deviceAuthorizationUrl);
  const token = findText(tokenUrl);
  const refresh = findText(refreshUrl);
  return {
    type,
    ...(authorization !== undefined && { authorizationUrl: authorization }),
    ...(token !== undefined && { tokenUrl: token }),
    ...(refresh !== undefined && { refreshUrl: refresh }),
    // In AsyncAPI 3 they are called otherwise.
    scopes: Object.fromEntries(
      Object.entries(toObject(value['scopes'] ?? value['availableScopes'])).map(([scope, meaning]) => [scope, findText(meaning) ?? '']),
    ),
  };
}

function isFlow(name: string): name is keyof typeof FLOWS {
  return Object.hasOwn(FLOWS, name);
}
