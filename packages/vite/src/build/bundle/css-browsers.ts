/**
 * What the style sheets of Octavo's own documents are written for, as in Vite's `build.cssTarget`: the first browsers with `light-dark()` and
 * popovers. For older ones the first would become two variables that are read once, on the root: a dark code block on a light page would
 * be light.
 */
export const CSS_BROWSERS: readonly string[] = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];
