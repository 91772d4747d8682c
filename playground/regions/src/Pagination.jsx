/** The region Pagination of the author's own. */
export default function Pagination({ page }) {
  return <div id="own-Pagination">Pagination of {page ? page.title : 'nothing'}</div>;
}
