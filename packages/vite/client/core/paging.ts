/** A part of its own: few readers press its keys. */
export { turnPage } from '@octavo/theme/internal/behaviors';
