import Bowser from 'bowser';

/** 'Safari on iPhone', 'Chrome on Windows': coarse enough to be nobody's in particular. */
export function coarseDevice(userAgent: string | null): string {
  if (!userAgent?.trim()) return 'An unknown device';
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 500));
  const system = platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : os.name;
  if (!browser.name) return system ? `A program on ${system}` : 'A program';
  return (system ? `${browser.name} on ${system}` : browser.name).slice(0, 60);
}
