/** The component Note of the author's own. */
export default function Note({ children }) {
  return <div id="own-Note">{children}</div>;
}
