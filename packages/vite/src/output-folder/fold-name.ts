/** The name under which Windows and macOS know a file: `Préface.HTML`, written in either Unicode form, -> `préface.html`. */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** `a/b/c.html` -> `a`, `a/b`. */
export function listFolders(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
