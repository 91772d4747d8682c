/** The most that is told of it, in characters. */
const LONGEST = 500;

/** What a terminal takes for a command. */
const CONTROL = /[^\P{Cc}\n\t]/gu;

/** What anything that was thrown says of itself. To ask it may throw as well. */
export function describeThrown(thrown: unknown): string {
  try {
    const text = String(thrown instanceof Error ? thrown.message : thrown).replaceAll(CONTROL, ' ');
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  } catch {
    return 'a value that has no text';
  }
}
