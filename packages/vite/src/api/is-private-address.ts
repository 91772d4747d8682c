import { BlockList, isIPv6 } from 'node:net';

/**
 * Blocks that are no addresses of the internet: this host, loopback, link-local, private, shared, benchmarking, multicast, reserved (IANA's
 * registries of special-purpose addresses, RFC 6890).
 */
const IPV4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];

/**
 * All that is no global unicast (`2000::/3`), which only a network of one's own can route: `::`, `::1` and the old form of IPv4, the local
 * NAT64 prefix, unique local and link-local addresses, overlays. Then, of what is: IETF's own (Teredo among it) and 6to4, which hide an
 * address that is not looked at, and addresses of examples.
 */
const IPV6: readonly (readonly [network: string, prefix: number])[] = [
  ['::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 8],
  ['200::', 7],
  ['400::', 6],
  ['800::', 5],
  ['1000::', 4],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** IPv4 within IPv6: mapped (RFC 4291, 2.5.5.2), translated (RFC 2765), and through NAT64 (RFC 6052), behind which whole networks reach the internet. */
const EMBEDDINGS = ['::ffff:', '::ffff:0:', '64:ff9b::'] as const;

const PRIVATE = createList();

/** Whether an IP address (without brackets) leads into this machine or its network instead of the internet. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address.replace(/%.*$/, ''), isIPv6(address) ? 'ipv6' : 'ipv4');
}

function createList(): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of IPV4) {
    list.addSubnet(network, prefix, 'ipv4');
    for (const embedding of EMBEDDINGS) list.addSubnet(`${embedding}${network}`, 96 + prefix, 'ipv6');
  }
  for (const [network, prefix] of IPV6) list.addSubnet(network, prefix, 'ipv6');
  return list;
}
