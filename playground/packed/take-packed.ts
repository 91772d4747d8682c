import { inject } from 'vitest';

import { fetchAnew } from '../harness/fetch-anew.ts';
import { givePackages } from '../harness/own-packages.ts';
import type { Packed } from './find-packed.ts';

/** Has the apps of this process run the packages as they are published; waits until these are packed. */
export async function takePacked(): Promise<Packed> {
  const response = await fetchAnew(inject('packedEndpoint'));
  const answer = (await response.json()) as Packed | { error: string };
  if ('error' in answer) throw new Error(answer.error);
  givePackages(answer.packages);
  return answer;
}
