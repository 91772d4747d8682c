/** The id of a tab's button. */
export function createTabId(idBase: string, index: number): string {
  return `${idBase}tab-${index}`;
}

/** The id of a tab's panel. */
export function createPanelId(idBase: string, index: number): string {
  return `${idBase}panel-${index}`;
}
