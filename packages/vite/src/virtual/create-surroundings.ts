import { findRepositoryIcon, findSocialIcon } from '@octavo/core/internal';
import type { ConfigBanner, Config, NavIcon } from '@octavo/core';
import type { LanguageData } from '@octavo/theme';
import type { LinkScope } from './create-address.ts';
import { createLinkAddress } from './create-address.ts';
import { linkIcon } from './link-icons.ts';

type Frame = Partial<Pick<Config, 'banner' | 'topbarLinks' | 'topbarCtaButton' | 'footerSocials' | 'footerLinks'>>;

/** What stands around every page and a language may have its own of. */
export function createSurroundings(
  { banner, topbarLinks, topbarCtaButton, footerSocials, footerLinks }: Frame,
  context: LinkScope,
): LanguageData {
  const linked = <T extends { url: string; icon?: NavIcon }>(link: T): T => ({
    ...linkIcon<T>(link, context),
    url: createLinkAddress(context, link.url),
  });
  return {
    ...(banner && { banner: linkBanner(banner, context) }),
    ...(topbarLinks && { topbarLinks: topbarLinks.map((link) => linked(withMark(link))) }),
    ...(topbarCtaButton && { topbarCtaButton: linked(withMark(topbarCtaButton)) }),
    ...(footerSocials && { footerSocials: footerSocials.map((social) => ({ ...linked(social), icon: findSocialIcon(social.type) })) }),
    ...(footerLinks && { footerLinks: footerLinks.map((column) => ({ ...column, links: column.links.map(linked) })) }),
  };
}

/** A link to a repository shows its host's mark, unless the config names an icon. */
function withMark<T extends { type: string; url: string; icon?: NavIcon }>(link: T): T {
  const icon = link.type === 'github' ? (link.icon ?? findRepositoryIcon(link.url)) : undefined;
  return icon === undefined ? link : { ...link, icon };
}

/** The addresses of a banner's links, made ready: `[guide](/guide)` -> `[guide](/docs/guide)`. */
function linkBanner({ content, ...banner }: ConfigBanner, context: LinkScope): ConfigBanner {
  return {
    ...banner,
    content: content.replace(/(\]\()([^)\s]+)/g, (_, open: string, url: string) => open + createLinkAddress(context, url)),
  };
}
