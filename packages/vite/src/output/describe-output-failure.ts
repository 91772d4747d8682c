import type { Diagnostic } from '@octavo/core';
import { ExtensionError } from '../extension/extension-error.ts';
import type { Output } from './output.ts';

/**
 * Says that an output, or one file of it, could not be made: the site is built without it. What an extension has thrown is told with the
 * extensions.
 */
export function describeOutputFailure({ name, hint }: Pick<Output, 'name' | 'hint'>, error: unknown, href?: string): Diagnostic[] {
  if (error instanceof ExtensionError) return [];
  const diagnostic: Diagnostic = {
    code: 'output/failed',
    severity: 'error',
    message: `Could not write ${href === undefined ? `the ${name}` : `${href} (${name})`}: ${error instanceof Error ? error.message : String(error)}`,
    ...(hint !== undefined && { hint }),
  };
  return [diagnostic];
}
