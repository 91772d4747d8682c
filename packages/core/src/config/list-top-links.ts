import type { Config, ConfigNavbar } from './config.ts';

/** A link of the top bar, or the button at its end. */
type TopLink = ConfigNavbar['topbarLinks'][number] | NonNullable<ConfigNavbar['topbarCtaButton']>;

/** The links of the top bar and its button, those of each language with a top bar of its own included. */
export function listTopLinks(config: Pick<Config, 'topbarLinks' | 'topbarCtaButton' | 'divisions'>): TopLink[] {
  const bars = [config, ...config.divisions.flatMap(({ navbar }) => navbar ?? [])];
  return bars.flatMap(({ topbarLinks, topbarCtaButton }) => [...(topbarLinks ?? []), ...(topbarCtaButton ? [topbarCtaButton] : [])]);
}
