import * as v from 'valibot';
import { optionalText, text } from './field.ts';

/** The platforms that the footer has an icon for. */
export const SOCIALS = [
  'website',
  'facebook',
  'x',
  'discord',
  'slack',
  'github',
  'linkedin',
  'instagram',
  'hacker-news',
  'youtube',
  'medium',
  'telegram',
  'twitter',
  'x-twitter',
  'earth-americas',
  'bluesky',
  'threads',
  'reddit',
  'podcast',
] as const;

/** For editors only: an object of valibot with these keys would give them in its own order, not in that of the file. */
const properties = Object.fromEntries(SOCIALS.map((type) => [type, { type: 'string', description: `Where the icon of "${type}" leads.` }]));

/** `footerSocials` and `footer.socials`: addresses by platform, or a list; a list in the order of the file afterwards. */
export const socialsSchema = v.pipe(
  v.union([
    v.array(
      v.object({
        type: v.pipe(v.string(), v.examples([...SOCIALS]), v.description('The platform, which sets the icon.')),
        url: text('Address of the account.'),
      }),
    ),
    v.pipe(v.record(v.string(), v.string()), v.metadata({ properties })),
  ]),
  v.description('Accounts on social platforms, shown in the footer.'),
  v.transform((given) => (Array.isArray(given) ? given : Object.entries(given).map(([type, url]) => ({ type, url })))),
  v.transform((socials) => socials.filter(({ url }) => url.trim() !== '')),
);

/** `footer`: accounts and columns of links. */
export const footerSchema = v.pipe(
  v.object({
    socials: v.exactOptional(socialsSchema, []),
    links: v.exactOptional(
      v.pipe(
        v.array(
          v.object({
            title: optionalText('Heading of the column.'),
            links: v.exactOptional(
              v.pipe(
                v.array(v.object({ label: text('Text of the link.'), url: text('Where the link leads.') })),
                v.description('Links of the column.'),
              ),
              [],
            ),
          }),
        ),
        v.description('Columns of links.'),
      ),
      [],
    ),
  }),
  v.description('The footer of every page.'),
);
