import { createContext } from 'react';
import type { Context } from 'react';

/** False inside a closed disclosure: what is there is in the HTML, but not yet asked for. */
export const ShownContext: Context<boolean> = createContext(true);
