/** Names the search's key. Returns what takes back what it wrote. */
export function nameSearchKey(): () => void {
  nameKey('Ctrl K', '⌘K');
  return () => nameKey('⌘K', 'Ctrl K');
}

function nameKey(from: string, to: string): void {
  const key = document.querySelector('.octavo-search-button kbd');
  if (/Mac|iPhone|iPad/.test(navigator.platform) && key?.textContent === from) key.textContent = to;
}
