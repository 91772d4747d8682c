/** Where a site stands for the public. */
export interface PublicPlace {
  /** The address that the site says it has: `https://ferry.test`, `https://ferry.test/docs`. */
  address: string | undefined;
  /** The base that its paths begin with. */
  base: string;
}

/**
 * The whole address of a path of the site (base added, written as requests have it); undefined where the site does not say where it is. A path
 * of the site's address is where it stands: it comes first, unless it is the base, which is there already.
 *
 * (`/docs/a`, `https://ferry.test/docs`) -> `https://ferry.test/docs/a`
 */
export function toPublicUrl(path: string, { address, base }: PublicPlace): string | undefined {
  if (address === undefined || !/^https?:\/\/[^/]/.test(address) || !URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  const [folder, own] = [pathname, base].map((one) => one.replace(/\/$/, ''));
  return origin + (folder === own ? '' : folder) + path;
}
