/** The region NotFound of the author's own. */
export default function NotFound({ page }) {
  return <div id="own-NotFound">NotFound of {page ? page.title : 'nothing'}</div>;
}
