/** The component Tabs of the author's own. */
export default function Tabs({ children }) {
  return <div id="own-Tabs">{children}</div>;
}
