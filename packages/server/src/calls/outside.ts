/**
 * Addresses of push services come from browsers, that is from anybody: this server must not be led by one to what only it
 * can reach, be it on this machine or in the house it stands in.
 */

import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const LONGEST = 1024;

/** Networks nobody outside is in: of this machine, of houses and providers, for examples and tests, for many at once. */
const INSIDE: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const inside = new BlockList();
for (const [network, prefix] of INSIDE) inside.addSubnet(network, prefix);
// Of the newer addresses only those given to somebody are outside, without those that carry an older one.
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** Whether an address is one anybody can reach. */
export function isOutside(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address);
  return isIP(address) === 6 && given.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** Whether messages may be sent there, as far as the address itself tells; `allowed` are origins the host allows besides. */
export function mayBeAsked(endpoint: string, allowed: readonly string[]): boolean {
  if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (allowed.includes(origin)) return true;
  // Push services have names; a number, or a name without a dot, is something nearer.
  return protocol === 'https:' && port === '' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
}

/** Finds what a name stands for in the moment of connecting, and refuses where that is not outside. */
export const outsideOnly: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (fault, addresses: LookupAddress[]) => {
    if (fault !== null) return found(fault, '', 0);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isOutside(address)))
      return found(Object.assign(new Error(`${hostname} is not outside`), { code: 'EACCES' }), '', 0);
    return options.all === true ? found(null, addresses) : found(null, first.address, first.family);
  });
};
