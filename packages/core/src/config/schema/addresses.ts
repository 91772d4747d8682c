import * as v from 'valibot';

/** `addresses`: how the addresses of pages follow from their files. */
export const addressesSchema = v.pipe(
  v.picklist(['files', 'tidy']),
  v.description(
    'How files become addresses: `files` (the default) keeps their names, `tidy` removes the numbers that order them and makes a README the page of its folder (`01-guide/README.md` is `/guide`).',
  ),
);
