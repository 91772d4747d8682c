import * as v from 'valibot';
import type { NavIcon } from '../../icon.ts';
import { choice, optionalText, text } from '../../schema/field.ts';
import { createTopbarLink } from '../../schema/topbar.ts';
import type { TopbarLink } from '../../schema/topbar.ts';
import { iconSchema } from './icon.ts';

const link = v.pipe(
  v.object({
    type: v.exactOptional(choice(['button', 'link', 'github', 'discord'], 'A plain link, or one to a repository or a Discord server.')),
    label: optionalText('Text of the link.'),
    href: text('Where the link leads.'),
    icon: v.exactOptional(iconSchema),
  }),
  v.description('A link in the top bar.'),
  v.transform((given) => resolveLink(given)),
);

const primary = v.pipe(
  v.object({
    type: v.exactOptional(choice(['button', 'link', 'github', 'discord'], 'A button with a text, or a repository or Discord server.')),
    label: optionalText('Text of the button.'),
    href: text('Where the button leads.'),
    icon: v.exactOptional(iconSchema),
    style: v.exactOptional(choice(['pill', 'roundedRectangle'], 'Shape of the button.')),
    arrow: v.exactOptional(v.pipe(v.boolean(), v.description('Whether the button shows an arrow.'))),
  }),
  v.description('The button at the end of the top bar.'),
  v.transform(({ style, arrow, ...given }) => {
    const { name, ...shown } = resolveLink(given);
    // Of a repository the button shows the name by itself.
    const hasName = given.type !== 'github' || given.label !== undefined;
    return { ...shown, ...(hasName && { name }), ...(style && { style }), arrow: arrow ?? given.type !== 'discord' };
  }),
);

/** `navbar`: the links and the button of the top bar. */
export const navbarSchema = v.pipe(
  v.object({
    links: v.exactOptional(v.pipe(v.array(link), v.description('Links in the top bar.')), []),
    primary: v.exactOptional(primary),
  }),
  v.description('The links and the button of the top bar.'),
  v.transform(({ links, primary: button }) => ({ topbarLinks: links, ...(button && { topbarCtaButton: button }) })),
);

function resolveLink({ type, label, href, icon }: { type?: string; label?: string; href: string; icon?: NavIcon }): TopbarLink {
  const isDiscord = type === 'discord';
  const shown = icon ?? (isDiscord ? { name: 'discord', type: 'brands' as const } : undefined);
  const name = label ?? (isDiscord ? 'Discord' : undefined);
  return {
    ...createTopbarLink({ type: type === 'github' ? 'github' : 'link', url: href, ...(name !== undefined && { name }) }),
    ...(shown && { icon: shown }),
  };
}
