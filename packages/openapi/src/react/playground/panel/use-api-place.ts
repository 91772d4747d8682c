import { useOctavoContext } from '@octavo/theme/internal';
import { useEffect, useState } from 'react';
import { ENVIRONMENT_EVENT, findEnvironment, siteOfEnvironment } from '../keep/environment-store.ts';
import { nameApi } from './api-name.ts';

/** Where what a reader types for an API is kept. */
export interface ApiPlace {
  /** The API of a site. */
  api: string;
  /** The name of its environment; empty for the one that every API has. */
  environment: string;
  /** Both: what values and credentials are kept by. */
  site: string;
}

/** Follows the environment that the reader chose for an API on this page. */
export function useApiPlace(source: string): ApiPlace {
  const { base = '', name = '' } = useOctavoContext()?.site ?? {};
  const api = nameApi({ base, name, source });
  const [environment, setEnvironment] = useState(() => findEnvironment(api));
  useEffect(() => {
    const follow = (): void => setEnvironment(findEnvironment(api));
    addEventListener(ENVIRONMENT_EVENT, follow);
    return () => removeEventListener(ENVIRONMENT_EVENT, follow);
  }, [api]);
  return { api, environment, site: siteOfEnvironment(api, environment) };
}
