/** The id that the address names; as it stands where it is no encoded text. */
export function readHash(): string {
  const hash = window.location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // a lone `%`
  }
}
