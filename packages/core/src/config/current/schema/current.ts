import * as v from 'valibot';
import type { Config } from '../../config.ts';
import { resolveCurrent } from '../resolve-current.ts';
import { currentFields } from './fields.ts';

/** The current shape of `docs.json`, from what is written to the config with every default filled in. */
export const currentSchema: v.GenericSchema<unknown, Config> = v.pipe(
  currentFields,
  v.description('The configuration of a documentation site.'),
  v.transform((given) => resolveCurrent(given)),
);
