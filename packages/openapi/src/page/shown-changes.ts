/** One change of an operation, as its page shows it, in the page's language. */
export interface ShownChange {
  level: 'breaking' | 'risky' | 'note';
  /** What changed: `query limit`, `body, address.city`; empty for the operation itself. */
  subject: string;
  text: string;
  /** Why it breaks. */
  reason?: string;
  /** The id of its row on the page. */
  row?: string;
  /** True for what was not there before. */
  isNew?: true;
}

/** What the newest version of an API changed in an operation (`api.changelog`). */
export interface ShownChanges {
  version: string;
  /** The page that lists all changes of the API: its canonical address, and its title. */
  page?: { href: string; title: string };
  list: ShownChange[];
}

/** Whether an operation is itself new. */
export function isNewOperation({ list }: ShownChanges): boolean {
  return list.some(({ subject, isNew }) => subject === '' && isNew === true);
}
