import * as v from 'valibot';

/** `addresses`: how the addresses of pages follow from their files. */
export const addressesSchema = v.pipe(
  v.picklist(['files', 'tidy']),
  v.description(
    'Addresses of pages: `files` as the files are named, or `tidy` without the numbers that order them and with README as the page of its folder (`01-guide/README.md` is `/guide`).',
  ),
);
