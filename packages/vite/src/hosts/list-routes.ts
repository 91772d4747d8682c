import { disk, readOr } from '../disk/disk.ts';
import { fileSystem } from '../disk/file-system.ts';
import { paths } from '../disk/paths.ts';
import { listFiles } from '../output-folder/list-folder.ts';
import type { FileRoutes, Host, TextRoutes } from './host-table.ts';
import { readRouteManifest } from './read-route-manifest.ts';
import { splitStatements } from './split-statements.ts';

/** A page of an app. */
export interface Route {
  /** Where its server would look for a document of that address: `docs/index.html`. */
  name: string;
  /** The file from the app's root: `src/routes/docs/+page.svelte`. */
  at: string;
}

/** Where an app lies, and the address of the folder that its server shows. */
interface AppPlace {
  root: string;
  base: string;
}

/** A group in parentheses, or a layout without a segment of its own. */
const UNSEEN = /^(?:\(.*\)|_.*)$/;
/** A segment that stands for many: what a file says of it is asked for where no document answers. */
const PARAMETER = /[[$*]/;
/** The same where an address is written. */
const WRITTEN_PARAMETER = /[:*{]/;

/** Lists the pages of an app, as far as its framework lets them be known before a build. A document of the docs would stand before them. */
export function listRoutes(config: AppPlace, routes: Host['routes']): Route[] {
  if (routes === undefined) return [];
  if ('folders' in routes) return routes.folders.flatMap((folder) => listFileRoutes(config.root, folder, routes));
  if ('file' in routes) return listTextRoutes(config.root, routes);
  const found = readRouteManifest(Object.entries(config).find(([name]) => name === routes.manifest)?.[1]);
  return found.flatMap(({ address, file }) => {
    const below = belowBase(address, config.base);
    return below === undefined ? [] : toRoute(below, paths.relative(config.root, file));
  });
}

function listFileRoutes(root: string, folder: string, { page, delimiter = '/' }: FileRoutes): Route[] {
  return listFiles(paths.join(root, folder), fileSystem).flatMap((file) => {
    const address = page.exec(file)?.[1];
    if (address === undefined || PARAMETER.test(address)) return [];
    const segments = address
      .replaceAll(delimiter, '/')
      .split('/')
      .filter((segment) => !UNSEEN.test(segment));
    return [{ name: [...segments, 'index.html'].join('/'), at: `${folder}/${file}` }];
  });
}

function listTextRoutes(root: string, routes: TextRoutes): Route[] {
  const text = readOr(disk.readText(paths.join(root, routes.file)), '');
  return listAddresses(text, routes).flatMap((address) => toRoute(address, routes.file));
}

/** The addresses that a text names, those of its groups with the prefix of each. */
function listAddresses(text: string, routes: TextRoutes): string[] {
  return splitStatements(text).flatMap((one) => {
    const { head, body, address = '' } = (routes.group.exec(one) ?? routes.statement.exec(one))?.groups ?? {};
    if (head === undefined || routes.otherSite.test(head)) return [];
    const prefix = routes.prefix.exec(head)?.groups?.['prefix'] ?? '';
    return (body === undefined ? [address] : listAddresses(body, routes)).map((below) => `${prefix}/${below}`);
  });
}

/** An address from the folder that is served: the router's own base may be a longer one, or another. A base that is no path is the root. */
function belowBase(address: string, base: string): string | undefined {
  const outer = base.startsWith('/') ? splitAddress(base) : [];
  const segments = splitAddress(address);
  return outer.every((segment, index) => segments[index] === segment) ? segments.slice(outer.length).join('/') : undefined;
}

/** A segment that may be left out is there. */
function toRoute(address: string, at: string): Route[] {
  const segments = splitAddress(address);
  if (segments.some((segment) => WRITTEN_PARAMETER.test(segment))) return [];
  return [{ name: [...segments.map((segment) => segment.replace(/\?$/, '')), 'index.html'].join('/'), at }];
}

function splitAddress(address: string): string[] {
  return address.split('/').filter((segment) => segment !== '');
}
