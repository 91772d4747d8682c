import { createSamples, SAMPLE_LANGUAGES } from '@octavo/openapi';
import { findSampleLanguage } from '@octavo/openapi/internal';

/** A request of an operation, as an agent fills it in. */
export interface GivenRequest {
  /** Values of `{name}` in the path. */
  path?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string>> | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** JSON, or a text that is sent as it is. */
  body?: unknown;
}

/** The languages that requests are written in, by their names. */
export const REQUEST_LANGUAGES: readonly string[] = SAMPLE_LANGUAGES.map(({ id }) => id);

/**
 * Finds method and address in the Markdown of an operation's page: what stands by itself as code. Undefined on another page.
 *
 * `` `GET https://api.test/routes/{id}` `` -> `GET https://api.test/routes/{id}`
 */
export function findOperation(markdown: string): { method: string; url: string } | undefined {
  const [, method, url] = /^`([A-Z]+) ((?:https?:\/\/|\/)[^`\s]*)`$/m.exec(markdown) ?? [];
  return method === undefined || url === undefined ? undefined : { method, url };
}

/** Writes a request as code in a language (`curl`, `python`, `C#`); undefined for one that is not known. A path's parameter without a value stays. */
export function writeRequest({ method, url }: { method: string; url: string }, values: GivenRequest, language: string): string | undefined {
  const found = findSampleLanguage(language);
  if (found === undefined) return undefined;
  const filled = url.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
    const value = values.path !== undefined && Object.hasOwn(values.path, name) ? values.path[name] : undefined;
    return value === undefined ? whole : encodeURIComponent(value);
  });
  const query = new URLSearchParams({ ...values.query }).toString();
  const isText = typeof values.body === 'string';
  const text = values.body === undefined ? undefined : isText ? String(values.body) : JSON.stringify(values.body, null, 2);
  const headers = { ...(text !== undefined && !isText && { 'Content-Type': 'application/json' }), ...values.headers };
  const request = {
    method,
    url: query === '' ? filled : `${filled}${filled.includes('?') ? '&' : '?'}${query}`,
    headers,
    ...(text !== undefined && { body: text, content: { kind: 'text' as const, text } }),
    notes: [],
  };
  return createSamples({ samples: [] }, request, [found.id])[0]?.code;
}
