import type { DeliveredPages } from '@octavo/vite/internal';

/** Says in one line which pages run React in the browser. */
export function formatDelivered({ static: plain, whole, reasons }: DeliveredPages): string {
  const all = plain + whole.length;
  const [first] = reasons;
  const why =
    first &&
    ` The others: ${first.reason} (${first.pages})${reasons.length > 1 ? `, and ${reasons.length - 1} more; see \`--json\`` : ''}.`;
  return `Last build: ${plain} of ${all} pages run without React.${why ?? ''}`;
}
