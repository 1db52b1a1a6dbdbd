import { isIPv6 } from 'node:net';

/** 64: the network of a household. 48: that of a site, or of a small provider's customer, with up to 65,536 of those. */
type PrefixBits = 64 | 48;

/**
 * What a client's address is counted under: the address itself, or the network of an IPv6 one, because a single
 * household has more IPv6 addresses than could ever be counted.
 */
export function clientNetwork(address: string, bits: PrefixBits = 64): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
