import { useState } from 'react';
import { useSite } from '@octavo/theme';
import { Sign } from './sign.jsx';

/** A region of the app's own, in JSX, which reads the theme's context though the app names neither the theme's package nor React. */
export default function Footer() {
  const [visits, setVisits] = useState(0);
  return (
    <footer>
      <Sign>{useSite().name} is closed on Sundays.</Sign>
      <button type="button" onClick={() => setVisits(visits + 1)}>
        Passed {visits} times
      </button>
    </footer>
  );
}
