import type { ConfigTexts } from '../config/compose/compose-texts.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { readTextLines } from '../page/read-text-lines.ts';
import { scanLinks } from '../page/scan-links.ts';
import { decodePath, isExternalUrl, resolveRelative, splitUrl } from '../path.ts';
import type { Site } from '../site/site.ts';
import type { AddressScope } from './address-scope.ts';
import { createAddressCheck } from './check-address.ts';
import type { AddressFinding } from './check-address.ts';
import { createTextPlacer } from '../diagnostic/create-text-placer.ts';
import { createConfigFinding } from './config-finding.ts';
import { hostWithoutScheme, isHost } from './host-without-scheme.ts';
import { readWrittenTexts } from './read-written-texts.ts';
import type { WrittenText } from './read-written-texts.ts';

/** Fields that name a file of the content root. */
const FILES =
  /^(?:logo(?:\.(?:light|dark))?|favicon(?:\.(?:light|dark))?|backgroundImage|background\.image(?:\.(?:light|dark))?|thumbnails\.background|fonts?(?:\.(?:headings?|body))?\.(?:source|url)|(?:seo\.metatags|metadata)\.(?:og|twitter):image)$/;
/** Fields that hold a whole address, of the site or of a server. */
const WHOLE = /^(?:(?:seo\.metatags|metadata)\.canonical|api\.mdx\.server(?:\.\d+)?|api\.baseUrl(?:\.\d+)?)$/;
/** Lists of the classic shape in which `url` is the beginning of the addresses of pages. */
const PREFIXES: ReadonlySet<unknown> = new Set(['anchors', 'tabs', 'versions', 'topAnchor']);

/** Returns a warning for each file and for each address of the site that the config names and that is not there. */
export function checkConfigAddresses(site: Site, config: ConfigTexts, scope: AddressScope): Diagnostic[] {
  const checkAddress = createAddressCheck(site, scope);
  const place = createTextPlacer();

  const checkFile = (at: WrittenText): Diagnostic[] => {
    const path = resolveRelative('/', decodePath(splitUrl(at.value).path));
    if (at.value === '' || isExternalUrl(at.value) || scope.assetExists(path)) return [];
    const finding = {
      code: 'config/missing-file',
      severity: 'warning',
      message: `\`${at.path.join('.')}\` refers to a missing file: \`${at.value}\`.`,
      hint: 'Fix the path; it is relative to the folder of the config.',
      target: path,
    } as const;
    return [createConfigFinding(finding, { ...at, place })];
  };

  const checkLink = (at: WrittenText): Diagnostic[] => {
    if (/^(?:#|$)/.test(at.value)) return [];
    const finding = checkAddress(at.value, (url, nearest) => (isHost(at.value) ? hostWithoutScheme(at.value) : brokenLink(url, nearest)));
    return finding === undefined ? [] : [createConfigFinding(finding, { ...at, place })];
  };

  const checkWhole = (at: WrittenText): Diagnostic[] => {
    if (!isHost(at.value)) return [];
    return [
      createConfigFinding({ ...hostWithoutScheme(at.value), message: `\`${at.path.join('.')}\` needs a whole address.` }, { ...at, place }),
    ];
  };

  return readWrittenTexts(config).flatMap((at) => {
    if (FILES.test(at.path.join('.'))) return checkFile(at);
    if (isMarkdown(at)) return listLinks(at).flatMap(checkLink);
    if (WHOLE.test(at.path.join('.'))) return checkWhole(at);
    return isLink(at) ? checkLink(at) : [];
  });
}

/** An address that a reader can click: redirects are checked apart, and prefixes are none. */
function isLink({ path }: WrittenText): boolean {
  const name = path.at(-1);
  if (path.at(-2) === 'socials' || path[0] === 'footerSocials') return true;
  return (name === 'href' || name === 'url') && !PREFIXES.has(path[0]) && path[0] !== 'api' && path[0] !== 'integrations';
}

function isMarkdown({ path }: WrittenText): boolean {
  return path.at(-1) === 'content' && path.at(-2) === 'banner';
}

/** The addresses in a text of Markdown, each where it stands if it is written there as it is read. */
function listLinks(at: WrittenText): WrittenText[] {
  const links = scanLinks(readTextLines(at.value, 1)).filter(({ kind }) => kind === 'link');
  return links.map(({ url }) => {
    const offset = at.source.text.slice(0, at.offset + at.length).indexOf(url, at.offset);
    return { ...at, value: url, ...(offset >= 0 && { offset, length: url.length }) };
  });
}

function brokenLink(url: string, nearest: string | undefined): AddressFinding {
  return {
    code: 'config/broken-link',
    severity: 'warning',
    message: `Broken link: no page at \`${url}\`.`,
    hint: nearest === undefined ? 'Fix the address, or add a redirect from it.' : `Did you mean \`${nearest}\`?`,
  };
}
