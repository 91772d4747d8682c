/** What one kind of markup needs, as selectors. */
export interface Needs {
  /** The controls that it answers: it comes when a reader is near one. */
  at?: string;
  /** What needs it as soon as it is shown. */
  shown?: string | false;
  /** What needs it as soon as a reader points at it, or does anything else. */
  used?: string;
}

/** The behaviours of the theme that are files of their own; `bundleCore` says what each is made of. `search` is a chunk of the site. */
export const BEHAVIORS = {
  copy: { at: '.octavo-copy,.octavo-color-item' },
  choices: {
    at: '[role=tab],.octavo-code-group select,.octavo-view-switch,.octavo-banner-close',
    shown: '.octavo-tab-panels,.octavo-view-switch,[data-octavo-dismiss]',
  },
  stops: { used: 'pre,[tabindex="0"]' },
  // Of long code, which the browser's search scrolls before anything is pointed at, and of diagrams.
  expand: { at: '[data-expand]', shown: '[data-expandable]' },
  zoom: { at: '[data-zoom],.octavo-frame-zoom', shown: '.octavo-image' },
  tooltips: { at: '.octavo-tooltip' },
  tree: { at: '.octavo-tree' },
  // Only an address with a query filters from the start.
  updates: { at: '.octavo-update-filter', shown: location.search && '.octavo-update-filter' },
  // An address may ask for what is searched for: browsers do that search by themselves.
  search: { at: '.octavo-search-button', shown: location.search.startsWith('?q=') && '.octavo-search-button' },
  menu: { at: '.octavo-switcher,.octavo-page-menu,.octavo-page-actions', shown: '.octavo-feedback a[data-href]' },
  drawer: { at: '.octavo-menu-button', shown: '.octavo-menu:popover-open' },
  stars: { shown: '[data-repository]' },
  rating: { at: '.octavo-rating', shown: hasRated() && '.octavo-rating' },
} as const satisfies Readonly<Record<string, Needs>>;

/** Whether a reader has ever rated a page of this address. */
function hasRated(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('octavo-rating'));
  } catch {
    return false; // storage is blocked
  }
}

export type BehaviorName = keyof typeof BEHAVIORS;
