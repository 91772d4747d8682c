import type { ExtensionStore } from '../extension/extension-store.ts';
import type { ApiRenderer } from '../api/api-renderer.ts';
import type { PageDelivery } from '../delivery/page-delivery.ts';
import type { ContentLoader } from '../content/loader/content-loader.ts';
import type { OutputSource } from '../output/output.ts';
import type { Placement } from '../site/placement.ts';
import type { IconResolver } from '../icons/create-icon-resolver.ts';
import type { SiteStore } from '../site/site-store.ts';

/** Says whether the bundler finds what a content file (an absolute path) imports. */
export type FindsPackage = (specifier: string, file: string) => Promise<boolean>;

/** The parts of a site that a checker asks. */
export interface CheckedSite {
  placement: Pick<Placement, 'root' | 'mode'>;
  store: SiteStore;
  content: ContentLoader;
  icons: IconResolver;
  apiRenderer: ApiRenderer;
  extensions: ExtensionStore;
  outputSource: OutputSource;
  findsPackage: FindsPackage;
  delivery: Pick<PageDelivery, 'find'>;
}
