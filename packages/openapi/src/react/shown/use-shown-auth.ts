import { useOctavoContext } from '@octavo/theme/internal';
import { useEffect, useState } from 'react';
import type { OperationPageData } from '../../page/api-page-data.ts';
import type { SampleAuth } from '../../request/create-sample-request.ts';
import { showsCredentials } from './shows-credentials.ts';

/** The reader's own credentials for the samples of an operation, where they were given on any page of the API and are to be shown. They are read by code that comes then. */
export function useShownAuth({ operation, api }: Pick<OperationPageData, 'operation' | 'api'>): SampleAuth | undefined {
  const { base = '', name = '' } = useOctavoContext()?.site ?? {};
  const [auth, setAuth] = useState<SampleAuth>();
  useEffect(() => {
    if (operation.security.length === 0 || !showsCredentials()) return undefined;
    let isWanted = true;
    const show = async (): Promise<void> => {
      const { findShownAuth } = await import('../playground/panel/find-shown-auth.ts');
      if (isWanted) setAuth(findShownAuth(operation, { base, name, source: api.source }));
    };
    // Offline, the samples keep their placeholders.
    show().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [operation, base, name, api.source]);
  return auth;
}
