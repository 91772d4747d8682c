/** Stands for a value that only running the program would tell. */
export const UNREAD: unique symbol = Symbol('unread');

/** Whether something was read. */
export function isRead(value: unknown): boolean {
  return value !== UNREAD && value !== undefined;
}

/** A value without what could not be read in it: such entries of lists and fields of objects are left out. */
export function dropUnread(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== UNREAD).map(dropUnread);
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => isRead(one))
      .map(([key, one]) => [key, dropUnread(one)]),
  );
}
