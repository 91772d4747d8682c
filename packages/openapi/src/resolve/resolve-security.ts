import type { JsonObject } from '@octavo/core';
import type { OAuthFlow, Security, SecurityScheme } from '../model/security.ts';
import { findText, isObject, toList, toObject } from '../value/json-value.ts';
import { takeEntries } from '../value/entry-names.ts';
import type { Place } from '../files/place.ts';
import type { ResolveScope } from './resolve-scope.ts';

const FLOWS = {
  authorizationCode: 'authorizationCode',
  implicit: 'implicit',
  password: 'password',
  clientCredentials: 'clientCredentials',
  deviceAuthorization: 'deviceAuthorization',
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
} as const;

/** Resolves the alternatives of an operation: its own, else the document's. One that names an unknown scheme is left out, with a warning. */
export function resolveSecurity(operation: Place, scope: ResolveScope): Security {
  const own = toObject(operation.value)['security'];
  const given = Array.isArray(own) ? own : toList(toObject(scope.document.value)['security']);
  const alternatives = takeEntries(given.filter(isObject), scope.room).map((alternative) =>
    takeEntries(Object.entries(alternative), scope.room).map(([name, scopes]) => {
      const scheme = resolveScheme(name, scope);
      return scheme && { scheme, scopes: toList(scopes).flatMap((one) => findText(one) ?? []) };
    }),
  );
  return alternatives.flatMap((requirements) => {
    const known = requirements.filter((one) => one !== undefined);
    return known.length === requirements.length ? [known] : [];
  });
}

/** Where a document defines its schemes. */
export function findSchemes({ places, document, version }: ResolveScope): Place {
  return version === '2.0'
    ? places.child(document, 'securityDefinitions')
    : places.child(places.child(document, 'components'), 'securitySchemes');
}

/** Resolves a scheme by its name; undefined, with a warning, where the document has none that is known. */
export function resolveScheme(name: string, scope: ResolveScope): SecurityScheme | undefined {
  const { places, document, version } = scope;
  const container = findSchemes(scope);
  const own = places.follow(places.child(container, name));
  const { value } = isObject(own.value) || !name.includes('/') ? own : places.follow({ ...document, value: { $ref: name } });
  const scheme = isObject(value) ? readScheme(name, value) : undefined;
  if (scheme === undefined) {
    places.warn(
      {
        code: 'openapi/unknown-security',
        severity: 'warning',
        message: `The security scheme \`${name}\` is not defined, or has no known type.`,
        hint: `Define it under ${version === '2.0' ? 'securityDefinitions' : 'components.securitySchemes'}.`,
        file: document.source,
      },
      name,
    );
  }
  return scheme;
}

function readScheme(name: string, value: JsonObject): SecurityScheme | undefined {
  const description = findText(value['description']);
  const base = { name, ...(description !== undefined && { description }), ...(value['deprecated'] === true && { deprecated: true }) };
  const parameter = findText(value['name']);
  const location = (['header', 'query', 'cookie'] as const).find((one) => one === value['in']);
  const scheme = findText(value['scheme']);
  const bearerFormat = findText(value['bearerFormat']);
  const openIdConnectUrl = findText(value['openIdConnectUrl']);
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
      return { ...base, type: 'oauth2', flows: readFlows(value) };
    case 'openIdConnect':
      return openIdConnectUrl === undefined ? undefined : { ...base, type: 'openIdConnect', openIdConnectUrl };
    case 'mutualTLS':
      return { ...base, type: 'mutualTLS' };
    default:
      return undefined;
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
    scopes: Object.fromEntries(Object.entries(toObject(value['scopes'])).map(([scope, meaning]) => [scope, findText(meaning) ?? ''])),
  };
}

function isFlow(name: string): name is keyof typeof FLOWS {
  return Object.hasOwn(FLOWS, name);
}
