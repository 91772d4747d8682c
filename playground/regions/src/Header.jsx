import { useSite } from '@octavo/theme';
import { Counter } from './parts/counter.jsx';

/** The region Header of the author's own, made of a part with state. */
export default function Header({ page }) {
  return (
    <div id="own-Header">
      Header of {page ? page.title : 'nothing'} in {useSite().name} <Counter />
    </div>
  );
}
