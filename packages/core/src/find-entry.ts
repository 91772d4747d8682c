/** The entry of a table by a text of somebody else's: `constructor` and `valueOf` are none unless the table has them. */
export function findEntry<Entry>(table: { readonly [key: string]: Entry }, key: string): Entry | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
