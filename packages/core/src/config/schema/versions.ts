import * as v from 'valibot';
import { flag, optionalText, text } from './field.ts';

/** `versions`: names, or objects with a name; exactly one is the default afterwards, unless there is none at all. */
export const versionsSchema = v.pipe(
  v.array(
    v.union([
      text('Name of the version.'),
      v.object({
        name: text('Name of the version.'),
        url: optionalText('Link target of the version, instead of its first page.'),
        default: flag('Whether this version is the default.', false),
        locale: optionalText('Language of the version, as a locale code such as `de`.'),
      }),
    ]),
  ),
  v.description('Names of the versions of the docs, shown as a menu. The first is the default, unless another is marked as default.'),
  v.transform((given) => {
    const versions = given.map((version) => (typeof version === 'string' ? { name: version, default: false } : version));
    const defaultIndex = Math.max(
      versions.findIndex((version) => version.default),
      0,
    );
    return versions.map(({ default: _default, ...version }, index) => Object.assign(version, { isDefault: index === defaultIndex }));
  }),
);
