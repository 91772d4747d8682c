import type { EventEmitter } from 'node:events';

/** What a dev server tells those of its parts that follow the site. */
export interface Live {
  /**
   * `listening`, `close`: the dev server's own HTTP server has begun, or ended. `change`: a file of the site has changed. `problems`: what is
   * wrong may have. `load`: the browser got a content file (an absolute path).
   */
  events: EventEmitter<{ listening: []; close: []; change: []; problems: []; load: [file: string] }>;
  /** Whose Fast Refresh runtime content uses; undefined when there is none (a build, or hot updates switched off). */
  refresh?: 'host' | 'own';
}
