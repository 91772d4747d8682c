/** What a heading of the second level is. */
export default function Heading({ id, children }) {
  return (
    <h2 id={id} className="own-heading">
      {children}
    </h2>
  );
}
