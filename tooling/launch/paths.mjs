import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** What a person should not have to install: Node 24 and pnpm, git-ignored. */
export const toolchainFolder = join(root, '.toolchain');
