import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { releasesFolder, root } from './folders.ts';
import { Refusal } from './refusal.ts';

interface Terms {
  /** How long the link holds. */
  minutes: number;
  /** Where people open the product; else TOLK_PUBLIC_URL, else this machine's own. */
  at?: string | undefined;
  /** The product's data folder. */
  data?: string;
}

/** The link that shows a release in one's own browser, signed with the key that the product on this data folder has. */
export function previewLink(
  remote: string,
  version: string,
  { minutes, at, data = dirname(releasesFolder()) }: Terms,
): string {
  const argv = [
    join(root, 'apps/api/src/cli/preview-link.ts'),
    `${remote}@${version}`,
    String(minutes),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, {
    encoding: 'utf8',
    env: {
      ...process.env,
      TOLK_DATA: data,
      ...(at !== undefined && { TOLK_PUBLIC_URL: at }),
    },
  });
  if (status !== 0) throw new Refusal(stderr.trim());
  return stdout.trim();
}
