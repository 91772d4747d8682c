import { reportFinding } from '../../page-draft.ts';
import type { PageDraft } from '../../page-draft.ts';
import type { ElementHandle } from '../nodes/element-handle.ts';

const NAMES: ReadonlySet<string> = new Set(['Operation', 'Playground']);

/**
 * Turns `<Playground operation="GET /routes" />` and `<Operation ... />` into a component of a local name, to be imported from a module of
 * ours that holds the operation. `imports` maps each module to its local name, and is added to.
 */
export function linkOperation(element: ElementHandle, imports: Map<string, string>, draft: PageDraft): void {
  const { name, place } = element;
  if (!NAMES.has(name) || draft.componentNames.has(name)) return;
  const operation = element.get('operation')?.trim();
  if (!operation) {
    reportFinding(draft, {
      code: 'page/missing-operation',
      severity: 'warning',
      message: `<${name}> has no operation; ignored.`,
      hint: `Set the operation: <${name} operation="GET /path" />.`,
      place,
    });
    element.unwrap();
    return;
  }
  draft.page.operations.push({ name: operation, line: place?.line ?? 1, column: place?.column ?? 1 });
  const specifier = createOperationId(name, operation);
  const local = imports.get(specifier) ?? `_Operation${imports.size}`;
  imports.set(specifier, local);
  element.setName(local);
  element.remove('operation');
}

/** `virtual:octavo/operation/Playground~20GET~20~2Froutes`, as `toVirtualId` writes it. */
function createOperationId(name: string, operation: string): string {
  return `virtual:octavo/operation/${encodeURIComponent(`${name} ${operation}`).replaceAll('~', '%7E').replaceAll('%', '~')}`;
}
