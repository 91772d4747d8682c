/** The region Toc of the author's own. */
export default function Toc({ page }) {
  return <div id="own-Toc">Toc of {page ? page.title : 'nothing'}</div>;
}
