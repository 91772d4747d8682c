import type { OperationSummary } from '../model/operation.ts';

/**
 * The title of an operation: its summary, else its `operationId` in words, else method and path.
 *
 * `listRoutes` -> `List routes`
 */
export function createOperationTitle({ summary, operationId, kind, method, path }: OperationSummary): string {
  if (summary !== undefined) return summary.trim().replace(/\.$/, '');
  if (operationId !== undefined) return toWords(operationId);
  return kind === 'webhook' ? toWords(path) : `${method} ${path}`;
}

function toWords(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\-./:]+/g, ' ')
    .trim();
  const text = words.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return text === '' ? name : text.charAt(0).toUpperCase() + text.slice(1);
}
