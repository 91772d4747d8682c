/** What a key does in the list: the index to go to; undefined where it is none of the list's. Home and End are the text's until a list key was used. */
export function findNextOption(
  { key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent,
  scope: { active: number; count: number; isInList: boolean },
): number | undefined {
  const { active, count, isInList } = scope;
  if (count === 0 || altKey || metaKey || isComposing) return undefined;
  const step = key === 'ArrowDown' || (ctrlKey && key === 'n') ? 1 : key === 'ArrowUp' || (ctrlKey && key === 'p') ? -1 : 0;
  if (step !== 0) return (active + step + count) % count;
  if (ctrlKey || !isInList) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
