import type { WrittenSite } from '@octavo/vite/internal/written';
import * as z from 'zod';
import { findOperationPage } from '../find-operation-page.ts';

/** How a tool is told which operation is meant. */
export const operationInput: z.ZodString = z
  .string()
  .describe('Method and path of the operation, such as GET /routes/{id}, or the address of its page.');

/** Reads the page of an operation as Markdown; what to say where there is none. */
export async function readOperationPage(site: WrittenSite, operation: string): Promise<{ text: string } | { refusal: string }> {
  const found = findOperationPage(operation, (await site.list()).pages);
  const text = await site.readPage(found?.href ?? operation);
  return text === undefined ? { refusal: `Operation not found: ${operation}. Use list_pages with a filter to find operations.` } : { text };
}
