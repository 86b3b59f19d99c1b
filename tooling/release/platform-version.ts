import { readFileSync } from 'node:fs';
import { platformFile } from './folders.ts';

/** The platform version of the shell in this checkout, e.g. `1.4`. */
export function platformVersion(): string {
  const found = /platformVersion = '([\d.]+)'/.exec(readFileSync(platformFile, 'utf8'))?.[1];
  if (!found) throw new Error(`${platformFile} states no platformVersion.`);
  return found;
}
