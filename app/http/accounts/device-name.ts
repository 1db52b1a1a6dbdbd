import Bowser from 'bowser';

/** What a person calls it: "Firefox on Android". Undefined when the client says nothing that is known. */
export function deviceName(request: Request): string | undefined {
  const agent = request.headers.get('User-Agent');
  if (!agent) return undefined;
  const { browser, os } = Bowser.parse(agent);
  if (!browser.name) return undefined;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
