/** The component for what Docusaurus, VitePress, GitHub, Obsidian and MkDocs call a box of text. */
const CALLOUTS: Readonly<Record<string, string>> = {
  note: 'Note',
  seealso: 'Note',
  quote: 'Note',
  example: 'Note',
  info: 'Info',
  important: 'Info',
  abstract: 'Info',
  summary: 'Info',
  question: 'Info',
  tip: 'Tip',
  hint: 'Tip',
  success: 'Check',
  check: 'Check',
  warn: 'Warning',
  warning: 'Warning',
  attention: 'Warning',
  caution: 'Danger',
  danger: 'Danger',
  error: 'Danger',
  failure: 'Danger',
  bug: 'Danger',
  details: 'Accordion',
  'code-group': 'CodeGroup',
};

/** What a box can be called, in lower case. */
export const CALLOUT_NAMES: readonly string[] = Object.keys(CALLOUTS);

/** Finds the component of a box by its name, in whatever case. */
export function findCallout(name: string): string | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(CALLOUTS, key) ? CALLOUTS[key] : undefined;
}
