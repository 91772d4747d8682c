/** Why a page that shows a part of an API needs React, whatever that part does with it. */
export const API_REASON = 'an operation or a schema of an API is shown';

/** What runs without a reader: effects, subscriptions, the life of a class, an element that is asked for or tells of itself. */
const RESTLESS =
  / uses `use(?:\w*Effect|ImperativeHandle|SyncExternalStore)`$| is a class$|^`<[a-z][^`]*>` is given a function, `(?!on(?:Click|AuxClick|DoubleClick|Mouse|Pointer|Touch|Wheel|Key|Focus|Blur|BeforeInput|Input|Change|Submit|Reset|Select|Drag|Drop|Copy|Cut|Paste|ContextMenu|Toggle))/;

/**
 * Which parts of a page may wait for React until a reader comes near them, as a selector: those whose state only a press or a key changes.
 * Undefined where something may run by itself.
 */
export function findSleeping(reasons: readonly string[]): string | undefined {
  if (reasons.some((reason) => RESTLESS.test(reason))) return undefined;
  return reasons.every((reason) => reason === API_REASON) ? '.octavo-api' : '#octavo';
}
