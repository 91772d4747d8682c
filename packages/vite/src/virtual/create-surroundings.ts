import { findSocialIcon } from '@octavo/core/internal';
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
    ...(topbarLinks && { topbarLinks: topbarLinks.map(linked) }),
    ...(topbarCtaButton && { topbarCtaButton: linked(topbarCtaButton) }),
    ...(footerSocials && { footerSocials: footerSocials.map((social) => ({ ...linked(social), icon: findSocialIcon(social.type) })) }),
    ...(footerLinks && { footerLinks: footerLinks.map((column) => ({ ...column, links: column.links.map(linked) })) }),
  };
}

/** The addresses of a banner's links, made ready: `[guide](/guide)` -> `[guide](/docs/guide)`. */
function linkBanner({ content, ...banner }: ConfigBanner, context: LinkScope): ConfigBanner {
  return {
    ...banner,
    content: content.replace(/(\]\()([^)\s]+)/g, (_, open: string, url: string) => open + createLinkAddress(context, url)),
  };
}
