/** Closes the drawer. */
export function hideMenu(): void {
  document.querySelector<HTMLElement>('#octavo-menu:popover-open')?.hidePopover();
}
