import * as v from 'valibot';
import { optionalText, text } from '../../schema/field.ts';
import { socialsSchema } from '../../schema/footer.ts';

const item = v.pipe(
  v.object({ label: text('Text of the link.'), href: text('Where the link leads.') }),
  v.description('A link of the footer.'),
  v.transform(({ label, href }) => ({ label, url: href })),
);

const column = v.pipe(
  v.object({
    header: optionalText('Heading of the column.'),
    items: v.exactOptional(v.pipe(v.array(item), v.description('Links of the column.')), []),
  }),
  v.description('A column of links.'),
  v.transform(({ header, items }) => ({ ...(header !== undefined && { title: header }), links: items })),
);

/** `footer`: accounts and columns of links. */
export const currentFooterSchema = v.pipe(
  v.object({
    socials: v.exactOptional(socialsSchema, []),
    links: v.exactOptional(v.pipe(v.array(column), v.description('Columns of links, four at most.')), []),
  }),
  v.description('The footer of every page.'),
  v.transform(({ socials, links }) => ({ footerSocials: socials, footerLinks: links })),
);
