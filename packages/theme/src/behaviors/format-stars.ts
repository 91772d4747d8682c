/** `1234` -> `1.2k`, `45678` -> `46k`. */
export function formatStars(stars: number): string {
  if (stars < 1000) return `${stars}`;
  if (stars < 9950) return `${(stars / 1000).toFixed(1).replace('.0', '')}k`;
  return stars < 999_500 ? `${Math.round(stars / 1000)}k` : `${(stars / 1_000_000).toFixed(1)}m`;
}
