/** The region TabsBar of the author's own. */
export default function TabsBar({ page }) {
  return <div id="own-TabsBar">TabsBar of {page ? page.title : 'nothing'}</div>;
}
