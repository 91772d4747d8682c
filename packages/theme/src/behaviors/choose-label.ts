import { findWithin } from './find-within.ts';
import { readRecentLabels, rememberLabel } from './recent-labels.ts';
import { showChoice } from './show-choice.ts';

/** Shows a label in every group of the document that has it, or else its other name, and remembers both for the next page. */
export function chooseLabel(label: string): void {
  const names = label.split('\t');
  for (const name of names.toReversed()) rememberLabel(name);
  follow(document, names);
}

/** Shows in each group below a root what the reader chose last of what it has. */
export function restoreChoices(root: ParentNode): void {
  follow(root, readRecentLabels());
}

/** The labels that a group has, each with its other name after a tab; none for one that neither follows others nor is remembered. */
export function readLabels(choice: Element): string[] {
  return choice.getAttribute('data-octavo-choice')?.split('\n') ?? [];
}

/** Shows in each group the first of some labels that it has. */
function follow(root: ParentNode, labels: readonly string[]): void {
  for (const choice of findWithin(root, '[data-octavo-choice]')) {
    const own = readLabels(choice).map((names) => names.split('\t'));
    const chosen = labels.find((label) => own.some((names) => names.includes(label)));
    if (chosen !== undefined)
      showChoice(
        choice,
        own.findIndex((names) => names.includes(chosen)),
      );
  }
}
