/** What one kind of markup needs, as selectors. */
export interface Needs {
  /** The controls that it answers: it comes when a reader is near one. */
  at: string;
  /** What needs it as soon as it is shown. */
  shown?: string;
  /** What needs it when its page takes the place of another: in a document the head's script has done it. */
  swapped?: string;
}

/** The behaviours of the theme that are files of their own; `bundleCore` says what each is made of. `program` is the site's whole program. */
export const BEHAVIORS = {
  copy: { at: '.octavo-copy,.octavo-color-item' },
  choices: { at: '[role=tab],.octavo-code-group select,.octavo-view-switch', swapped: '[data-octavo-choice]' },
  expand: { at: '.octavo-code-expand' },
  zoom: { at: '[data-zoom],.octavo-frame-zoom', shown: '.octavo-image' },
  banners: { at: '.octavo-banner-close', swapped: '[data-octavo-dismiss]' },
  tooltips: { at: '.octavo-tooltip' },
  tree: { at: '.octavo-tree' },
  updates: { at: '.octavo-update-filter', shown: '.octavo-update-filter' },
  program: { at: '.octavo-search-button,:is(.octavo-page-menu,.octavo-page-actions,.octavo-feedback) :is(a,button)' },
} as const satisfies Readonly<Record<string, Needs>>;

export type BehaviorName = keyof typeof BEHAVIORS;
