import type { Security, SecurityRequirement } from '../model/security.ts';
import { describeScheme, findCarrier } from '../page/describe-scheme.ts';
import { listSchemeDetails, listScopeMeanings } from '../page/list-scheme-details.ts';
import type { Say } from '../value/say.ts';
import { capitalize } from '../value/capitalize.ts';
import { writeCode } from './write-code.ts';
import { writeDetails } from './write-details.ts';
import { writeItem } from './write-item.ts';

/** Writes how a request proves who sends it: a list of alternatives, those of several schemes with a list of their own. */
export function writeSecurity(security: Security, say: Say): string[] {
  const needed = security.filter((alternative) => alternative.length > 0);
  const isOptional = needed.length < security.length;
  return [
    ...(needed.length > 1 ? [`${say('One of')}:`, ''] : []),
    ...needed.flatMap((alternative) => {
      const [only] = alternative;
      if (only !== undefined && alternative.length === 1) return writeRequirement(only, say);
      const names = alternative.map(({ scheme }) => writeCode(findCarrier(scheme)));
      return writeItem(
        `${names.join(` ${say('and')} `)}:`,
        alternative.flatMap((one) => writeRequirement(one, say)),
      );
    }),
    ...(isOptional ? ['', needed.length === 0 ? say('No authorization needed.') : `${capitalize(say('or none'))}.`] : []),
  ];
}

/** Writes one scheme with the scopes that it needs, as an item of a list. */
export function writeRequirement({ scheme, scopes }: SecurityRequirement, say: Say): string[] {
  const meanings = listScopeMeanings(scheme);
  const needs =
    scopes.length === 0
      ? ''
      : ` ${say('Scopes')}: ${scopes.map((scope) => [writeCode(scope), meanings.get(scope)].filter(Boolean).join(' ')).join(', ')}.`;
  const description = scheme.description === undefined ? '' : `: ${scheme.description.trim()}`;
  return writeItem(
    `${writeCode(findCarrier(scheme))} (${describeScheme(scheme, say)})${description}${needs}`,
    writeDetails(listSchemeDetails(scheme)),
  );
}
