/** An address that secrets may go to: only `https`, and `http` on this machine. A relative one is resolved against `base`. */
export function findSafeUrl(address = '', base?: string): URL | undefined {
  if (address === '' || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const isLocal = url.protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || isLocal ? url : undefined;
}
