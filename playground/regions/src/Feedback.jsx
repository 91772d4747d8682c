/** The region Feedback of the author's own. */
export default function Feedback({ page }) {
  return <div id="own-Feedback">Feedback of {page ? page.title : 'nothing'}</div>;
}
