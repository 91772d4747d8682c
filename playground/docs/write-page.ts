/** What a written page begins with. */
export interface PageHead {
  title: string;
  /** Where navigation has a shorter one. */
  sidebarTitle?: string;
  description: string;
  /** Where what it says comes from, for whoever opens the file. */
  source: string;
}

/** A page of the reference: frontmatter, a note for whoever opens the file, and blocks with a line between them. */
export function writePage({ title, sidebarTitle, description, source }: PageHead, blocks: readonly string[]): string {
  const short = sidebarTitle === undefined ? '' : `sidebarTitle: ${JSON.stringify(sidebarTitle)}\n`;
  const head = `---\ntitle: ${JSON.stringify(title)}\n${short}description: ${JSON.stringify(description)}\n---`;
  const note = `{/* Written from ${source} by playground/docs/reference.test.ts (-u). Change it there. */}`;
  return `${[head, note, ...blocks].join('\n\n')}\n`;
}

/** Text of the code as MDX: what would be JSX or an expression outside of code is escaped. */
export function toMdx(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[{}<]/g, '\\$&').replaceAll('\uFFFD', '&#xFFFD;')))
    .join('');
}

/** A fence that is longer than any in its text. */
export function writeFence(language: string, text: string): string {
  const ticks = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([found]) => found.length + 1)));
  return `${ticks}${language}\n${text.replace(/\n$/, '')}\n${ticks}`;
}
