const KEY = 'octavo-choices';
const LIMIT = 24;

/** The labels that the reader chose in tabs, latest first. Empty where storage is blocked or holds something else. */
export function readRecentLabels(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((label) => typeof label === 'string') : [];
  } catch {
    return []; // storage is blocked, or another program's
  }
}

/** Puts a label first among those remembered. */
export function rememberLabel(label: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([label, ...readRecentLabels().filter((other) => other !== label)].slice(0, LIMIT)));
  } catch {
    return; // storage is blocked: the choice lasts as long as the page
  }
}
