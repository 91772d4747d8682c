import * as v from 'valibot';
import { ICON_TYPES } from '../../page/icon-types.ts';

/** `iconType`, wherever an icon is. */
export const iconTypeSchema = v.pipe(v.picklist(ICON_TYPES, 'config/unknown-icon-type'), v.description('Style of a Font Awesome icon.'));
