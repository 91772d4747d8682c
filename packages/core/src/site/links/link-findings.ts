import { findNearest } from '../../diagnostic/nearest.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';

/** What is wrong with a link. */
export interface LinkFinding extends Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  /** The address that is certainly meant: one that differs in capitals, dashes or dots only. */
  meant?: string;
}

/** A hash that no heading has. */
export function brokenHash(url: string, { where, nearest }: { where: string; nearest: string | undefined }): LinkFinding {
  return {
    code: 'site/broken-hash',
    severity: 'warning',
    message: `Broken link: \`${url}\` matches no heading of ${where}.`,
    hint: nearest === undefined ? 'Remove the part from `#` on, or add the heading.' : `Did you mean \`#${nearest}\`?`,
  };
}

/** Readers find it all the same: the page looks for the letters alone. */
export function spelledHash(url: string, { where, meant, isCertain }: { where: string; meant: string; isCertain: boolean }): LinkFinding {
  return {
    code: 'site/hash-spelling',
    severity: 'info',
    message: `Misspelt link: \`${url}\` matches \`#${meant}\` of ${where}.`,
    hint: `Write \`#${meant}\`.`,
    ...(isCertain && { meant: `${url.slice(0, url.indexOf('#'))}#${meant}` }),
  };
}

/** An address of no page. */
export function brokenLink(url: string, nearest: string | undefined): LinkFinding {
  return {
    code: 'site/broken-link',
    severity: 'warning',
    message: `Broken link: no page at \`${url}\`.`,
    hint: nearest === undefined ? 'Fix the address, or add a redirect from it.' : `Did you mean \`${nearest}\`?`,
  };
}

/** React refuses it. */
export function unsafeAddress(url: string): LinkFinding {
  const message = `\`${url.slice(0, 40)}\` runs code in the reader's browser; ignored.`;
  return { code: 'site/broken-link', severity: 'warning', message, hint: 'Write an address that begins with `/`, `https:` or `mailto:`.' };
}

/** It leads to a page for whoever serves the site, and nowhere for readers. */
export function localAddress(url: string, meant: string): LinkFinding {
  return {
    code: 'site/local-address',
    severity: 'warning',
    message: `\`${url}\` leads to the reader's own computer.`,
    hint: `Write \`${meant}\`, which is a page of this site.`,
    meant,
  };
}

/** It leads there all the same. */
export function prefixed(url: string, meant: string): LinkFinding {
  return {
    code: 'site/host-prefix',
    severity: 'info',
    message: `\`${url}\` starts with the base path of the old host; here it is \`${meant}\`.`,
    hint: `Use \`${meant}\`, which works under any base path.`,
  };
}

/** A file that readers cannot get. */
export function unservedFile(url: string): LinkFinding {
  return {
    code: 'site/missing-file',
    severity: 'warning',
    message: `\`${url}\` exists, but is not published: files of this type or in this folder are excluded.`,
    hint: 'Move it into the folder `public`, or host it elsewhere.',
  };
}

/** A file beside the pages that is none, as in a repository: `LICENSE`, `CONTRIBUTING.md`. */
export function repositoryFile(url: string): LinkFinding {
  return {
    code: 'site/missing-file',
    severity: 'warning',
    message: `\`${url}\` exists, but is not a page of this site.`,
    hint: 'Link to the file where your code is hosted, or put its text on a page.',
  };
}

/** A file that is not there. */
export function missingFile(url: string): LinkFinding {
  return {
    code: 'site/missing-file',
    severity: 'warning',
    message: `File not found: \`${url}\`.`,
    hint: 'Fix the path; with a leading slash it is relative to the content root, otherwise to the folder of the page.',
  };
}

/** A file whose name is written in other capitals, which some disks do not tell apart and servers do. */
export function otherCapitals(url: string, meant: string): LinkFinding {
  return {
    code: 'site/missing-file',
    severity: 'warning',
    message: `File not found: \`${url}\`.`,
    hint: `Write \`${meant}\`: upper and lower case differ.`,
    meant,
  };
}

/** An address with the separator of Windows. */
export function backslashed(url: string): LinkFinding {
  const meant = url.replaceAll('\\', '/');
  const message = `Broken link: \`${url}\` has a backslash, which no address can contain.`;
  return { code: 'site/broken-link', severity: 'warning', message, hint: `Write \`${meant}\`.`, meant };
}

/** `//guide`, which a browser reads as the name of a host. */
export function doubledSlash(url: string): LinkFinding {
  const meant = url.replace(/^\/+/, '/');
  const message = `Broken link: two slashes at the start of \`${url}\` begin the name of another host.`;
  return { code: 'site/broken-link', severity: 'warning', message, hint: `Write \`${meant}\`.`, meant };
}

/** A file of the author's own disk: `C:\\images\\a.png`. */
export function diskFile(url: string): LinkFinding {
  const hint = 'Put the file into the folder of the site, and write its path from there: /images/name.png.';
  return { code: 'site/missing-file', severity: 'warning', message: `\`${url}\` is on your own disk; readers cannot open it.`, hint };
}

/** An address of another site, or of a person, as people write it: `www.example.com`, `me@example.com`. */
export function unfinishedAddress(url: string): LinkFinding | undefined {
  const isMail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url);
  if (!isMail && !/^(?:www\.|(?:[a-z\d-]+\.)+(?:ai|app|co|com|dev|edu|gov|io|net|org)(?:[/:?#]|$))/i.test(url)) return undefined;
  const meant = `${isMail ? 'mailto:' : 'https://'}${url}`;
  const message = `Broken link: \`${url}\` without \`${isMail ? 'mailto:' : 'https://'}\` is a path on this site.`;
  return { code: 'site/broken-link', severity: 'warning', message, hint: `Write \`${meant}\`.`, meant };
}

/** An address of the web whose beginning is misspelt: `htps://example.com`, `http:/example.com`, `https//example.com`. */
export function misspeltScheme(url: string): LinkFinding | undefined {
  const [written = '', scheme = ''] = /^([a-z]{3,6})(?::(?:\/+|(?=[a-z\d-]+\.[a-z]))|\/\/(?=[a-z\d-]+\.[a-z]))/i.exec(url) ?? [];
  const name = scheme.toLowerCase();
  const meant = name === 'http' || name === 'https' ? name : findNearest(name, ['https', 'http']);
  if (written === '' || meant === undefined || name === 'ftp' || written.toLowerCase() === `${meant}://`) return undefined;
  const whole = `${meant}://${url.slice(written.length)}`;
  return {
    code: 'site/broken-link',
    severity: 'warning',
    message: `Broken link: \`${url}\` does not begin with \`${meant}://\`.`,
    hint: `Write \`${whole}\`.`,
    meant: whole,
  };
}
