/** Whether an address that a file gives leads to a page, a place of the site, or somebody's mail; no program. */
export function isPageAddress(url: string): boolean {
  return /^(?:https?:)?\/\/|^\/|^mailto:/i.test(url);
}
