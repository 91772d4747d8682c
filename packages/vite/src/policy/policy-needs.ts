/** Sources by directive: `{ 'img-src': ['https://img.example'] }`. */
export type PolicyNeeds = Readonly<Record<string, Iterable<string>>>;

/** The source of an address: its origin, with `*` where a first label is not known; none for an address of the site's own. */
export function toPolicySource(address: string): string[] {
  const [, scheme = '', host = ''] = /^(https?:|wss?:)?\/\/([^/?#\s]+)/i.exec(address.trim()) ?? [];
  if (host === '') return [];
  const known = host.replace(/^.*@/, '').toLowerCase();
  const prefix = scheme === '' ? 'https:' : scheme.toLowerCase();
  // What a variable of a server stands for is not known: `{region}.api.example` -> `*.api.example`.
  const open = known.includes('{') ? known.replace(/^[^.:]*\{[^}]*\}[^.:]*(?=\.)/, '*') : known;
  return /^(?:\*\.)?[a-z\d.-]+(?::(?:\d+|\*))?$|^\[[\da-f:.]+\](?::\d+)?$/.test(open) ? [`${prefix}//${open}`] : [prefix];
}
