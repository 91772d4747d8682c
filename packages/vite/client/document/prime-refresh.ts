/** What of the Fast Refresh runtime is used. */
interface Refresh {
  register(type: () => null, id: string): void;
  validateRefreshBoundaryAndEnqueueUpdate(id: string, previous: object, next: object): unknown;
}

const ID = 'octavo:first';

// Only what is named like a component is one.
const First = (): null => null;
const Second = (): null => null;

/**
 * Lets Fast Refresh replace something of ours once. Until a first time React does not note which boundaries have caught an error, and what a
 * page shows in place of a component that failed when it was opened would stay over every repair.
 */
export function primeRefresh({ register, validateRefreshBoundaryAndEnqueueUpdate }: Refresh): void {
  register(First, ID);
  register(Second, ID);
  validateRefreshBoundaryAndEnqueueUpdate(ID, { First }, { First: Second });
}
