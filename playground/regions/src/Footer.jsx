import { useState } from 'react';

/** The region Footer of the author's own. */
export default function Footer({ page }) {
  const [count, setCount] = useState(0);
  return (
    <div id="own-Footer">
      Footer of {page ? page.title : 'nothing'}{' '}
      <button type="button" onClick={() => setCount(count + 1)}>
        Left {count} times
      </button>
    </div>
  );
}
