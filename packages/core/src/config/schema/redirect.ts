import * as v from 'valibot';
import { flag, text } from './field.ts';

/** An entry of `redirects`. */
export const redirectSchema = v.pipe(
  v.object({
    source: text('Old path.'),
    destination: text('New path or URL.'),
    permanent: flag('Whether the redirect is permanent (301) or not (302).', true),
  }),
  v.description('A redirect.'),
);
