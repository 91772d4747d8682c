import { useState } from 'react';
import { findSessionStore, readJson, writeJson } from '../keep/credential-store.ts';

/** Whether requests go through the dev server. */
export interface ProxyChoice {
  isOn: boolean;
  /** Where they go then; undefined while it is off, and in a build. */
  address: string | undefined;
  set: (isOn: boolean) => void;
}

const KEY = 'octavo:proxy';

/** Holds the choice for all operations of the tab; off at first. */
export function useProxyChoice(proxy: string | undefined): ProxyChoice {
  const [isChosen, setChosen] = useState(() => readJson(findSessionStore(), KEY) === true);
  const isOn = proxy !== undefined && isChosen;
  return {
    isOn,
    address: isOn ? proxy : undefined,
    set(next) {
      writeJson(findSessionStore(), KEY, next ? true : undefined);
      setChosen(next);
    },
  };
}
