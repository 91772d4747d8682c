import type { ReactNode } from 'react';

/** Text whose code stands between backticks, as elements: (`limit set to \`3\``) -> `limit set to `, `<code>3</code>` */
export function splitCode(text: string): ReactNode[] {
  return text.split('`').map((piece, index) => {
    // The position is all that tells two pieces of one text apart.
    const key = `code ${index}`;
    return index % 2 === 1 ? <code key={key}>{piece}</code> : piece;
  });
}
