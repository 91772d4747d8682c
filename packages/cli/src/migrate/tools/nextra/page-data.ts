import type { MigrationNote, OldPage } from '../../old-site.ts';
import type { OldSource } from '../../source.ts';
import { editProse } from '../../text/edit-prose.ts';

/** `export const getStaticProps = …` on one line, or up to the line that closes it. */
const DATA =
  /^export\s+(?:const|async function|function)\s+(getStaticProps|getStaticPaths|getServerSideProps)\b[^\n]*?(?:[{(][ \t]*\n[\s\S]*?\n[})][^\n]*)?$\n?/gm;

/** A page as Nextra shows it: what Next runs for its data is no part of it. */
export function dropPageData(text: string): string {
  return editProse(text, DATA, () => '');
}

/** Names pages whose data Next loads before they are shown. */
export function tellPageData(pages: readonly OldPage[], source: OldSource): MigrationNote[] {
  return pages.flatMap(({ file }) =>
    [...(source.read(file) ?? '').matchAll(DATA)].map(([, name]): MigrationNote => ({
      kind: 'left-out',
      what: 'data that Next loads',
      message: `\`${name}\` is not run here: what it loads is missing.`,
      file,
    })),
  );
}
