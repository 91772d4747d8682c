import type { OldAsset } from './old-site.ts';
import type { OldSource } from './source.ts';

const ASSET =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|mp4|webm|mov|ogg|mp3|wav|woff2?|ttf|otf|pdf|zip|gz|tgz|csv|txt|json|ya?ml|xml|vtt|m4[av]|webmanifest|lottie)$/i;
const MEDIA = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|mp4|webm|mov|ogg|mp3|wav|pdf|vtt|m4[av]|csv)$/i;

/** Where a tool keeps files that are no pages; paths from the source folder, `` for the folder itself. */
export interface AssetFolders {
  /** Folders that are served from the root: each file, where it goes below. */
  publicFolders: readonly string[];
  /** Folders of pages: the pictures and films beside them keep their place. */
  contentFolder: string;
}

/** Lists the files that a site's pages may show or link to. */
export function listAssets(source: OldSource, { publicFolders, contentFolder }: AssetFolders): OldAsset[] {
  const files = [...new Set([...publicFolders, contentFolder].flatMap((folder) => source.list(folder)))];
  return files.flatMap((file): OldAsset[] => {
    for (const folder of publicFolders) {
      const target = inside(folder, file);
      if (target !== undefined) return ASSET.test(file) && !/^(?:docs|mint)\.json$/.test(target) ? [{ file, target }] : [];
    }
    const target = inside(contentFolder, file);
    return target !== undefined && MEDIA.test(file) && !/(?:^|\/)\.|(?:^|\/)(?:dist|build)\//.test(target) ? [{ file, target }] : [];
  });
}

/** A path from a folder that a file lies in. */
function inside(folder: string, file: string): string | undefined {
  if (folder === '') return file;
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : undefined;
}
