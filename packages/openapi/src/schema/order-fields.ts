/** How fields and parameters stand: required ones first, or all as the file has them. */
export type FieldOrder = 'required' | 'file';

/** Puts what is required first, else in the order that it has. */
export function orderFields<Item extends { required: boolean }>(items: readonly Item[], order: FieldOrder = 'required'): Item[] {
  return order === 'file' ? [...items] : items.toSorted((one, other) => Number(other.required) - Number(one.required));
}
