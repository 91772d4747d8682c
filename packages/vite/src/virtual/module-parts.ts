import type { Live } from '../content/live.ts';
import type { KeepPageFile } from '../content/pages/page-file.ts';
import type { CreatePageText } from '../content/pages/page-text.ts';
import type { Sources } from '../content/sources.ts';
import type { Outputs } from '../output/outputs.ts';
import type { Policy } from '../policy/create-policy.ts';
import type { SiteProject } from '../site/project.ts';

/** All that a generated module may be made from; each takes the parts that it needs. */
export interface ModuleParts extends SiteProject, Sources, Outputs, Live {
  /** What the documents of a build need of a Content-Security-Policy. */
  policy: Policy;
  createPageText: CreatePageText;
  keepPageFile: KeepPageFile;
}
