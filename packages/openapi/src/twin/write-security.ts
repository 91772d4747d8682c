import type { Security, SecurityRequirement } from '../model/security.ts';
import { describeScheme, findCarrier } from '../page/describe-scheme.ts';
import { writeCode } from './write-code.ts';
import { writeItem } from './write-item.ts';

/** Writes how a request proves who sends it: a list of alternatives, those of several schemes with a list of their own. */
export function writeSecurity(security: Security): string[] {
  const needed = security.filter((alternative) => alternative.length > 0);
  const isOptional = needed.length < security.length;
  return [
    ...(needed.length > 1 ? ['One of these is enough:', ''] : []),
    ...needed.flatMap((alternative) => {
      const [only] = alternative;
      if (only !== undefined && alternative.length === 1) return writeRequirement(only);
      return writeItem('All of these together:', alternative.flatMap(writeRequirement));
    }),
    ...(isOptional ? ['', needed.length === 0 ? 'None is needed.' : 'It also answers without.'] : []),
  ];
}

function writeRequirement({ scheme, scopes }: SecurityRequirement): string[] {
  const needs = scopes.length === 0 ? '' : ` Scopes: ${scopes.map(writeCode).join(', ')}.`;
  const description = scheme.description === undefined ? '' : `: ${scheme.description.trim()}`;
  return writeItem(`${writeCode(findCarrier(scheme))} (${describeScheme(scheme)})${description}${needs}`);
}
