import * as v from 'valibot';
import { normalizePath } from '../../path.ts';
import { textList } from './field.ts';

/** `untrusted`: folders of pages by strangers, as paths from the content root without slashes around them; `` is the root itself. */
export const untrustedSchema = v.pipe(
  textList('Folders with untrusted pages: rendered as Markdown, without JavaScript, and with safe HTML only.'),
  v.transform((folders) => folders.map((folder) => normalizePath(folder.trim()).slice(1))),
);
