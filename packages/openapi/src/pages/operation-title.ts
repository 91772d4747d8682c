import type { OperationSummary } from '../model/operation.ts';

/** A summary that is longer is a description, in characters. */
const LONGEST = 100;

/**
 * The title of an operation: its summary, else its `operationId` or the name of a webhook in words, else method and path.
 *
 * `listRoutes` -> `List routes`
 */
export function createOperationTitle({ summary = '', operationId, kind, method, path }: OperationSummary): string {
  // A name of GraphQL is written as it is called.
  if (kind === 'graphql') return shorten(operationId ?? path);
  const title = summary.trim().replace(/\.$/, '');
  if (title !== '' && title.length <= LONGEST) return title;
  if (kind !== 'operation') return shorten(toWords(title === '' ? (operationId ?? path) : path));
  if (operationId !== undefined) return shorten(toWords(operationId));
  return shorten(title === '' ? `${method} ${path}` : title);
}

/** Between words, unless the last one is most of it: a path has no spaces. */
function shorten(title: string): string {
  return title.length <= LONGEST ? title : `${title.slice(0, LONGEST).replace(/(?<=.{50})\s+\S*$/, '')}…`;
}

function toWords(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\-./:]+/g, ' ')
    .trim();
  const text = words.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return text === '' ? name : text.charAt(0).toUpperCase() + text.slice(1);
}
