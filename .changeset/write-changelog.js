/*
 * What a person reads after an update: the text of each change as its author wrote it, without hashes. All packages have one version, so that
 * what a package depends on tells nothing.
 */

/** @param {{ summary: string }} change */
export async function getReleaseLine({ summary }) {
  return `- ${summary.trim().replaceAll(/\n(?=.)/g, '\n  ')}`;
}

export async function getDependencyReleaseLine() {
  return '';
}
