import { asObject, asText } from '../../read-value.ts';
import { writeAttribute } from '../../write-attribute.ts';

/** The members of a team, as VitePress's theme has them, on cards. */
export function showMembers(members: readonly unknown[]): string {
  const cards = members.map((one) => {
    const { name, avatar, title, org, orgLink, desc, links, sponsor } = asObject(one);
    const firm = asText(orgLink) === undefined ? asText(org) : `[${asText(org) ?? ''}](${asText(orgLink) ?? ''})`;
    const post = [asText(title), firm].filter((part) => part !== undefined).join(' @ ');
    const accounts = [
      ...(Array.isArray(links) ? links.map(asObject) : []).flatMap(({ icon, link }) =>
        typeof link === 'string' ? [`[${typeof icon === 'string' ? nameNetwork(icon) : hostOf(link)}](${link})`] : [],
      ),
      ...(typeof sponsor === 'string' ? [`[Sponsor](${sponsor})`] : []),
    ];
    const parts = [post, asText(desc), accounts.join(' \u00B7 ')].flatMap((part) =>
      part === undefined || part === '' ? [] : [`  ${part}`],
    );
    return `<Card${writeAttribute('title', asText(name))}${writeAttribute('icon', asText(avatar))}>\n${parts.join('\n\n')}\n</Card>`;
  });
  return `<CardGroup cols={2}>\n${cards.join('\n')}\n</CardGroup>`;
}

/** `github` -> `GitHub`, `bluesky` -> `Bluesky` */
function nameNetwork(icon: string): string {
  return icon === 'github' ? 'GitHub' : icon.charAt(0).toUpperCase() + icon.slice(1);
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host : link;
}
