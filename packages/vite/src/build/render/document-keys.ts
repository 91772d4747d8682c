import { hash } from 'node:crypto';
import { resolveVirtualId, toVirtualId } from '../../content/compile/virtual-id.ts';
import type { FindModule } from '../../delivery/module-effects.ts';
import { clientFile } from '../../package-path.ts';
import { listDocuments } from '../../site/list-documents.ts';
import type { SiteDocument } from '../../site/list-documents.ts';
import type { BuildScope } from '../build-scope.ts';
import { listModuleFiles } from '../kept/list-module-files.ts';
import type { PageModules } from '../kept/module-keys.ts';
import type { PageRecords } from './page-records.ts';

/** Reads what the documents of a site are made from, once the browser's modules are known: the server's are the same. */
export function readDocumentModules(
  { kept, moduleKeys, store }: Pick<BuildScope, 'kept' | 'moduleKeys' | 'store'>,
  find: FindModule,
): void {
  if (kept.inputs() === undefined) return;
  const pages = listDocuments(store.site()).map(moduleOf);
  moduleKeys.read({ program: PROGRAM, pages: [PROGRAM, ...pages] }, find);
}

/** Makes the function that gives a document's key, equal where it would show the same; undefined where something in it may be other in another run. */
export function createDocumentKeys(
  { kept, moduleKeys }: Pick<BuildScope, 'kept' | 'moduleKeys'>,
  { records, isOpen }: { records: Pick<PageRecords, 'find'>; isOpen: (href: string) => boolean },
): (document: SiteDocument | undefined) => string | undefined {
  const inputs = kept.inputs();
  const known = new Map<string, boolean>();
  const isKnown = (id: string): boolean => {
    const is = known.get(id) ?? listModuleFiles([id]).every((file) => inputs?.has(file));
    known.set(id, is);
    return is;
  };
  const findKnown = (id: string): PageModules | undefined => {
    const modules = moduleKeys.find(id);
    return modules && [...modules.ids].every(isKnown) ? modules : undefined;
  };
  if (inputs === undefined || findKnown(PROGRAM) === undefined) return () => undefined;
  return (document) => {
    if (isOpen(document?.page ?? '')) return undefined;
    const record = document && records.find(document.page);
    const modules = findKnown(document === undefined || record ? PROGRAM : moduleOf(document));
    // What a record names has its content in its name.
    return modules && hash('sha256', JSON.stringify([inputs.program, modules.key, record, document?.href]));
  };
}

/** The module that all documents start. */
const PROGRAM = clientFile('document/entry');

function moduleOf({ page }: SiteDocument): string {
  return toId('page', page);
}

function toId(name: string, key?: string): string {
  const id = toVirtualId(name, key);
  return resolveVirtualId(id) ?? id;
}
