import { useOctavoContext } from '@octavo/theme/internal';

/** What all that a reader types for an API is kept by: the site and the API. */
export function useApiPlace(source: string): string {
  const { base = '', name = '' } = useOctavoContext()?.site ?? {};
  return JSON.stringify([base, name, source]);
}
