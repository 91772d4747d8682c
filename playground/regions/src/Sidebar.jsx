/** The region Sidebar of the author's own. */
export default function Sidebar({ page }) {
  return <div id="own-Sidebar">Sidebar of {page ? page.title : 'nothing'}</div>;
}
