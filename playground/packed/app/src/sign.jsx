/** A part of the region, in a file of its own. */
export function Sign({ children }) {
  return <p>{children}</p>;
}
