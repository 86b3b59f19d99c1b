/** The one JSON line that a program of ours prints when it can be used. */
export interface ReadyLine {
  ready: true;
  /** Its origin, e.g. `http://127.0.0.1:3000`. */
  url: string;
  /** People of the seed, printed by the api. */
  demoAccounts?: DemoAccount[];
}

export interface DemoAccount {
  account: string;
  password: string;
  who: string;
}

/** undefined for every other line that a program prints. */
export function parseReadyLine(line: string): ReadyLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const said: Partial<ReadyLine> = JSON.parse(line);
    if (said.ready !== true || typeof said.url !== 'string') return undefined;
    return { ...said, ready: true, url: said.url };
  } catch {
    return undefined;
  }
}
