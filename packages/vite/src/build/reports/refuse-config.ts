import type { Sources } from '../../content/sources.ts';
import type { SiteProject } from '../../site/project.ts';
import { OctavoBuildError } from './build-error.ts';
import { findFatal } from './find-fatal.ts';

/** Ends a build with what is wrong with the site's config, before a host empties its output, which some do before they build anything. */
export function refuseConfig({ store, options }: Pick<SiteProject, 'options'> & Pick<Sources, 'store'>): void {
  store.site();
  const fatal = findFatal(store.diagnostics(), options);
  if (fatal.length > 0) throw new OctavoBuildError(fatal);
}
