import { findHashTarget } from './find-hash-target.ts';
import { followAddress } from './follow-address.ts';
import { reveal } from './reveal.ts';

/** Goes where the address means to: to what is hidden, and to what is named as other tools spell it. */
export function followHash(): () => void {
  return followAddress(() => {
    const target = findHashTarget(location.hash);
    if (target && (reveal(target) || document.querySelector(':target') === null)) target.scrollIntoView();
  });
}
