import type { EventEmitter } from 'node:events';

/** What a dev server tells those of its parts that follow the site. */
export interface Live {
  /** `change`: a file of the site has changed. `problems`: what is wrong may have. `load`: the browser got a content file (an absolute path). */
  events: EventEmitter<{ change: []; problems: []; load: [file: string] }>;
  /** Whose Fast Refresh runtime content uses; undefined when there is none (a build, or hot updates switched off). */
  refresh?: 'host' | 'own';
}
