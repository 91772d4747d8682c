/** Opens the search where the address asks for one, `?q=fares`: browsers search a site that way. The dialog's first text is that of the address. */
export function openAskedSearch(): void {
  const isOpen = document.querySelector('dialog.octavo-search[open]') !== null;
  if (location.search.startsWith('?q=') && !isOpen) document.querySelector<HTMLElement>('.octavo-search-button')?.click();
}
