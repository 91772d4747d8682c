import * as v from 'valibot';
import type { NavIcon } from '../../icon.ts';
import { optionalText, text } from '../../schema/field.ts';
import { iconTypeSchema } from '../../schema/icon-type.ts';

/** `icon`: a name, an address or a path; or a name with its style and its library. */
export const iconSchema = v.pipe(
  v.union([
    text('Name, address or path of the icon.'),
    v.object({
      name: text('Name of the icon.'),
      style: v.exactOptional(iconTypeSchema),
      library: optionalText('Icon library: `fontawesome`, `lucide` or `tabler`.'),
    }),
  ]),
  v.description('An icon: its name, address or path, or an object with `name`, `style` and `library`.'),
  v.transform((given): NavIcon => {
    if (typeof given === 'string') return { name: given };
    const { name, style, library } = given;
    const isForeign = library === 'lucide' || library === 'tabler';
    return { name: isForeign ? `${library}:${name}` : name, ...(style && { type: style }) };
  }),
);
