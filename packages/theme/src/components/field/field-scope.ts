import { createContext } from 'react';
import type { Context } from 'react';

/** The id of the field around this one, so that a nested `id` has an anchor of its own; empty at the top. */
export const FieldScope: Context<string> = createContext('');
