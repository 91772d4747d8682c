import type { OldAsset } from './old-site.ts';
import type { OldSource } from './source.ts';

const ASSET =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|mp4|webm|mov|ogg|mp3|wav|woff2?|ttf|otf|pdf|zip|gz|tgz|csv|txt|json|ya?ml|xml|vtt|m4[av]|webmanifest|lottie)$/i;
const MEDIA = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|mp4|webm|mov|ogg|mp3|wav|pdf|vtt|m4[av]|csv)$/i;
/** What a site in the top folder of a repository is made of, such as a reference that another program writes, and the domain that GitHub Pages gives it. */
const SITE = /\.(?:html?|css|js|map)$|(?:^|\/)CNAME$/i;
const PAGE = /\.(?:mdx?|markdown)$/i;
/** Pages, and what a folder of them holds that is run, or read by tools alone. */
const PROGRAM = /\.(?:mdx?|markdown|py[ci]?|[cm]?tsx?|jsx|rb|go|rs|java|kt|c|h|cpp|sh|lock|toml|ini|cfg|template|j2|mako)$/i;
/** Files for hosts, hidden files, and pages that we write ourselves. */
const OF_HOSTS = /(?:^|\/)[._](?!well-known\/)|^(?:index|404)\.html$/i;

/** Where a tool keeps files that are no pages; paths from the source folder, `` for the folder itself. */
export interface AssetFolders {
  /** Folders that are served from the root: each file, where it goes below. What is no medium and no document goes to `public`, which is served as it is. */
  publicFolders: readonly string[];
  /** The folder of pages: the pictures and films beside them keep their place. */
  contentFolder?: string;
}

/** Lists the files that a site's pages may show or link to. */
export function listAssets(source: OldSource, { publicFolders, contentFolder }: AssetFolders): OldAsset[] {
  const folders = contentFolder === undefined ? publicFolders : [...publicFolders, contentFolder];
  const files = [...new Set(folders.flatMap((folder) => source.list(folder)))];
  return files.flatMap((file): OldAsset[] => {
    for (const folder of publicFolders) {
      const target = inside(folder, file);
      if (target === undefined) continue;
      if (ASSET.test(file)) return /^(?:docs|mint)\.json$/.test(target) ? [] : [{ file, target }];
      const isServed = folder === '' ? SITE.test(file) : !(folder === contentFolder ? PROGRAM : PAGE).test(file);
      return isServed && !OF_HOSTS.test(target) ? [{ file, target: `public/${target}` }] : [];
    }
    const target = contentFolder === undefined ? undefined : inside(contentFolder, file);
    return target !== undefined && MEDIA.test(file) && !/(?:^|\/)\.|(?:^|\/)(?:dist|build)\//.test(target) ? [{ file, target }] : [];
  });
}

/** A path from a folder that a file lies in. */
function inside(folder: string, file: string): string | undefined {
  if (folder === '') return file;
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : undefined;
}
