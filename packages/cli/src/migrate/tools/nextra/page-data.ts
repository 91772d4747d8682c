import type { JsonObject } from '@octavo/core';
import { readFrontmatter } from '@octavo/core/internal';
import type { MigrationNote, OldPage } from '../../old-site.ts';
import type { OldSource } from '../../source.ts';
import { titleOf } from '../../plan-migration.ts';
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

/** The pages of a site as a module, in the order of its navigation, for components that list them. */
export function writePageList(
  pages: readonly OldPage[],
  { navigation, labels, source }: { navigation: JsonObject; labels: ReadonlyMap<string, string>; source: OldSource },
): string {
  const said = JSON.stringify(navigation);
  const placeOf = ({ href }: OldPage): number => {
    const place = said.indexOf(JSON.stringify(href === '/' ? 'index' : href.slice(1)));
    return place === -1 ? said.length : place;
  };
  const ordered = pages.toSorted((a, b) => placeOf(a) - placeOf(b));
  const list = ordered.map(({ file, href }) => {
    const frontMatter = readFrontmatter(source.read(file) ?? '', file).data;
    return { route: href, frontMatter, meta: { title: labels.get(href) ?? titleOf(source.read(file) ?? '', file) } };
  });
  return `export default ${JSON.stringify(list, null, 2)};\n`;
}
