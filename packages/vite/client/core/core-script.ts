/** The element that started this script: its attributes say what the document needs. */
export function findCore(): Element | null {
  return document.querySelector('[data-octavo-core]');
}

/** What the script's element says of a name: `data-octavo-<name>`. */
export function readSetting(name: string): string {
  return findCore()?.getAttribute(`data-octavo-${name}`) ?? '';
}

/** Whether the page of a script's element is shown in a version, too. */
export function standsIn(script: Element | null | undefined, version: string): boolean {
  return script?.getAttribute('data-octavo-places')?.split('\n').includes(version) === true;
}
