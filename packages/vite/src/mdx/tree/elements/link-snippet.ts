import type { ElementHandle } from '../nodes/element-handle.ts';

/**
 * Turns `<Snippet file="x.mdx" />` into a component of a local name, to be imported from `/snippets/x.mdx`. The other attributes stay:
 * they are the snippet's props. `imports` maps each address to its local name, and is added to.
 */
export function linkSnippet(element: ElementHandle, imports: Map<string, string>): string | undefined {
  const file = element.name === 'Snippet' ? element.get('file') : undefined;
  if (!file) return undefined;
  const specifier = toSnippetSpecifier(file);
  const isNew = !imports.has(specifier);
  const local = imports.get(specifier) ?? `_Snippet${imports.size}`;
  imports.set(specifier, local);
  element.setName(local);
  element.remove('file');
  return isNew ? specifier : undefined;
}

/** `a.mdx`, `/snippets/a.mdx` -> `/snippets/a.mdx` */
export function toSnippetSpecifier(file: string): string {
  return `/snippets/${file.replace(/^(?:\.?\/)?(?:_?snippets\/)?/, '')}`;
}
