import * as v from 'valibot';
import { flag, text } from './field.ts';

/** An entry of `redirects`. */
export const redirectSchema = v.pipe(
  v.object({
    source: text('Path that is no longer there.'),
    destination: text('Path or address to which it leads now.'),
    permanent: flag('Whether it leads there for good.', true),
  }),
  v.description('A path that leads to another one.'),
);
