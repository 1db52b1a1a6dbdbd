import { isIP } from 'node:net';

/** '192.0.2.1:4711' and '[2001:db8::1]:4711', as some load balancers write them. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/;

/**
 * The address that the proxy next to this server has written: the last of a list, because a proxy that does not replace
 * the header appends to what the client has sent. Several lines of a header are one list (RFC 9110, 5.3).
 * Undefined when that is no address.
 */
export function forwardedAddress(lines: string[] | undefined): string | undefined {
  const last = lines?.join(',').split(',').at(-1)?.trim() ?? '';
  const [, bracketed, plain] = WITH_PORT.exec(last) ?? [];
  return [last, bracketed, plain].find((text) => text !== undefined && isIP(text) !== 0);
}
