import Bowser from 'bowser';

export interface DeviceName {
  /** With the major version, e.g. `Chrome 142`; empty when unknown. */
  browser: string;
  /** e.g. `Windows`, `Android`; empty when unknown. */
  system: string;
}

/** What a browser is called by people, from what it calls itself. */
export function deviceName(userAgent: string): DeviceName {
  const { name, version, system } = parsed(userAgent);
  const major = /^\d+/.exec(version)?.[0];
  return { browser: [name, major].filter(Boolean).join(' '), system };
}

/** `Chrome · Windows`, as mails write it; null when neither is known. */
export function deviceTitle(userAgent: string): string | null {
  const { name, system } = parsed(userAgent);
  return [name, system].filter(Boolean).join(' · ') || null;
}

/** Whether two names are of the same browser on the same system; an update changes neither. */
export function isSameDevice(one: string, other: string): boolean {
  if (one === other) return true;
  const title = deviceTitle(one);
  return title !== null && title === deviceTitle(other);
}

function parsed(userAgent: string): { name: string; version: string; system: string } {
  if (userAgent === '') return { name: '', version: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  // What it does not know it names after all that stands before a slash, whatever somebody put there.
  const { name = '' } = browser;
  const isKnown = userAgent.startsWith('Mozilla/') && !name.startsWith('Mozilla');
  return {
    name: isKnown ? name : '',
    version: isKnown ? (browser.version ?? '') : '',
    system: os.name ?? '',
  };
}
