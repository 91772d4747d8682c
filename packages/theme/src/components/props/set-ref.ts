import type { Ref } from 'react';

/** Hands an element to a ref of either kind: a component that needs the element itself passes it on. */
export function setRef<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
