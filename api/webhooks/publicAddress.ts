import { BlockList, isIPv6 } from 'node:net';

/** Addresses of private networks, of the machine itself or of nobody: IANA's special-purpose registries. */
const special = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  special.addSubnet(...parts(range), 'ipv4');
// Exceptions within the public 2000::/3: tunnels and examples; 6to4 contains an IPv4 address.
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  special.addSubnet(...parts(range), 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

function parts(range: string): [string, number] {
  const [net = '', prefix] = range.split('/');
  return [net, Number(prefix)];
}

/** Whether an IP address is public. An IPv4 address written as IPv6 is not. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
