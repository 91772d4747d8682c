import type { JsonObject } from '@octavo/core';
import type { Security, SecurityRequirement, SecurityScheme } from '../model/security.ts';
import { findText, isObject, toList, toObject } from '../value/json-value.ts';
import { takeEntries } from '../value/entry-names.ts';
import type { Place } from '../files/place.ts';
import { readChannelScheme, readScheme } from './read-scheme.ts';
import type { ResolveScope } from './resolve-scope.ts';

/** Resolves the alternatives of an operation: its own, else the document's. One that names an unknown scheme is left out, with a warning. */
export function resolveSecurity(operation: Place, scope: ResolveScope): Security {
  const own = toObject(operation.value)['security'];
  const given = Array.isArray(own) ? own : toList(toObject(scope.document.value)['security']);
  return takeEntries(given.filter(isObject), scope.room).flatMap((alternative) => {
    const requirements = resolveRequirements(alternative, scope);
    return requirements ? [requirements] : [];
  });
}

/** Resolves the schemes that one alternative names, with their scopes; undefined where one of them is not known. */
export function resolveRequirements(alternative: JsonObject, scope: ResolveScope): SecurityRequirement[] | undefined {
  const requirements = takeEntries(Object.entries(alternative), scope.room).map(([name, scopes]) => {
    const scheme = resolveScheme(name, scope);
    return scheme && { scheme, scopes: toList(scopes).flatMap((one) => findText(one) ?? []) };
  });
  const known = requirements.filter((one) => one !== undefined);
  return known.length === requirements.length ? known : undefined;
}

/** Where a document defines its schemes. */
export function findSchemes({ places, document, version }: ResolveScope): Place {
  return version === '2.0'
    ? places.part(document, 'securityDefinitions')
    : places.part(places.part(document, 'components'), 'securitySchemes');
}

/** Resolves a scheme by its name; undefined, with a warning, where the document has none that is known. */
export function resolveScheme(name: string, scope: ResolveScope): SecurityScheme | undefined {
  const { places, document, version } = scope;
  const container = findSchemes(scope);
  const own = places.part(container, name);
  const { value } = isObject(own.value) || !name.includes('/') ? own : places.follow({ ...document, value: { $ref: name } });
  const scheme = isObject(value) ? (version === 'async' ? readChannelScheme : readScheme)(name, value) : undefined;
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
