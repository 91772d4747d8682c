import path from 'node:path';
import { toOutputFile, unescapePath } from '@octavo/core/internal';
import type { Diagnostic, Site, SitePage } from '@octavo/core';

/** The longest name of a file or a folder, in bytes: of ext4, XFS, APFS; NTFS counts UTF-16 units, of which a character has no more. */
const LONGEST_NAME = 255;

/** The longest path, in bytes, with its end: `PATH_MAX` of Linux, and of macOS; Node gives Windows long paths as they are. */
const LONGEST_PATH: Readonly<Partial<Record<NodeJS.Platform, number>>> = { linux: 4096, darwin: 1024 };

/** What a build puts beside the output folder's name while it writes. */
const ROOM = 64;

/** Leaves out the files whose names no file system takes, and says which pages are without them. */
export function leaveOutLong<File extends { fileName: string }>(
  files: readonly File[],
  { site, outDir }: { site: Pick<Site, 'pages'>; outDir: string },
): { files: File[]; diagnostics: Diagnostic[] } {
  const most = (LONGEST_PATH[process.platform] ?? Infinity) - ROOM;
  const whyOf = (fileName: string): string | undefined => {
    const name = fileName.split('/').find((part) => Buffer.byteLength(part) > LONGEST_NAME);
    if (name !== undefined) return `a name in its path has ${Buffer.byteLength(name)} bytes, and file systems allow ${LONGEST_NAME}`;
    const length = Buffer.byteLength(path.join(outDir, fileName));
    return length > most ? `its path has ${length} bytes, and this system allows ${most}` : undefined;
  };
  const left = new Map(files.flatMap(({ fileName }) => (whyOf(fileName) === undefined ? [] : [[fileName, whyOf(fileName) ?? '']])));
  return {
    files: left.size === 0 ? [...files] : files.filter(({ fileName }) => !left.has(fileName)),
    diagnostics: [...left].map(([fileName, why]) => describe({ fileName, why, page: findPage(site, fileName) })),
  };
}

/** The page that a file belongs to: the one whose address it begins with. */
function findPage({ pages }: Pick<Site, 'pages'>, fileName: string): SitePage | undefined {
  return Object.values(pages).find(({ href }) => {
    const own = unescapePath(href).slice(1);
    return own !== '' && (fileName.endsWith(toOutputFile(href)) || fileName.endsWith(`${own}.md`));
  });
}

function describe({ fileName, why, page }: { fileName: string; why: string; page: SitePage | undefined }): Diagnostic {
  const subject = page === undefined ? `The file ${shorten(fileName)}` : `The page ${shorten(page.href)}`;
  return {
    code: 'build/long-name',
    severity: 'error',
    message: `${subject} cannot be written: ${why}.`,
    hint: 'Shorten its address: the name of its file or folder, or the path of its operation. The rest is built.',
    ...(page && { file: page.api?.source ?? page.file, line: 1, column: 1 }),
  };
}

/** Enough to know it by. */
function shorten(name: string): string {
  const signs = [...name];
  return signs.length <= 80 ? name : `${signs.slice(0, 60).join('')}…${signs.slice(-16).join('')}`;
}
