import * as v from 'valibot';
import { flag, text } from './field.ts';

/** An entry of `redirects`. */
export const redirectSchema = v.pipe(
  v.object({
    source: text('Old path. `:name` stands for one segment of it, `:name*` for the rest.'),
    destination: text('New path or URL, with the same `:name`s.'),
    permanent: flag('Whether the redirect is permanent (301) or not (302).', true),
  }),
  v.description('A redirect from an old path to a new one.'),
);
