import type { Diagnostic } from '@octavo/core';
import { describeOutputFailure } from './describe-output-failure.ts';
import type { Output } from './output.ts';
import type { WriteOutputsOptions } from './write-outputs.ts';

/** Makes what takes long, side by side. What cannot be made is a diagnostic. */
export async function prepareOutputs(
  outputs: readonly Output[],
  { site, source }: Pick<WriteOutputsOptions, 'site' | 'source'>,
): Promise<Diagnostic[]> {
  const found = outputs.map(async (output) => {
    try {
      await output.prepare?.(site, source);
      return [];
    } catch (error) {
      return describeOutputFailure(output, error);
    }
  });
  return (await Promise.all(found)).flat();
}
