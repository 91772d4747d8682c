import { useSite } from '@octavo/theme';

/** A region of the app's own, which reads the theme's context though the app does not name the theme's package. */
export default function Footer() {
  return `${useSite().name} is closed on Sundays.`;
}
