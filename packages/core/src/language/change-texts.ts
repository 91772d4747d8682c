/**
 * The texts of what changed in an API, each by its English: said where a site is put together, never in a browser. `{name}`, `{from}`, `{to}` and
 * `{value}` are written as code, `{state}` is a word such as `required`.
 */
export type ChangeTexts = Record<
  | '{name} changed from {from} to {to}'
  | '{name} changed'
  | '{value} added'
  | '{value} removed'
  | 'added'
  | 'removed'
  | 'optional'
  | 'now {state}'
  | 'no longer {state}'
  | 'allows {value}'
  | 'no longer allows {value}'
  | 'requires {value}'
  | 'risky'
  | 'No changes'
  | 'API changelog'
  | 'Some changes are not listed.'
  | 'Requests that were valid can now be rejected.'
  | 'Clients can receive values that were not possible before.'
  | 'Requests without it are rejected.'
  | 'Clients that rely on it fail.'
  | 'Requests now have a different meaning.'
  | 'It ends earlier than announced: {from}.',
  string
>;
