const MOST = 40;

/** "i***@e***.org" of "ines@example.org": enough to tell two addresses apart, at most 40 characters. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [local = '', host = ''] = [address.slice(0, at), address.slice(at + 1)];
  const dot = host.lastIndexOf('.');
  const end = dot > 0 ? host.slice(dot) : '';
  const first = ([character = '']: string) => character;
  return `${first(local)}***@${first(host)}***${end}`.slice(0, MOST);
}
