import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that tell one household from another; the rest its machines choose themselves. */
const NETWORK_GROUPS = 4;

/** What limits count by: an IPv4 address, or the network of an IPv6 one, since a person who has one has them all. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.split('::').map((half) => half.split(':').filter(Boolean));
  const groups = tail ? [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail] : head;
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
