/**
 * Whether an author's name of an API file means a source: with or without folder, leading slash and extension.
 *
 * (`openapi`, `api/openapi.yaml`) -> true, (`v2/openapi.json`, `v1/openapi.json`) -> false
 */
export function matchSource(name: string, source: string): boolean {
  const wanted = toPlain(name);
  const path = toPlain(source);
  return path === wanted || withoutExtension(path) === wanted || isEnd(path, wanted) || isEnd(withoutExtension(path), wanted);
}

function toPlain(path: string): string {
  return path
    .trim()
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/[?#].*$/, '');
}

function withoutExtension(path: string): string {
  return path.replace(/\.(?:json|ya?ml)$/i, '');
}

function isEnd(path: string, wanted: string): boolean {
  return path.endsWith(`/${wanted}`);
}
