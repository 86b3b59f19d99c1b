import { messageOf } from './failure.ts';

/** Why a cluster could not be brought up; callers may branch on it, people read the message. */
export type ClusterErrorCode =
  | 'locked'
  | 'not-a-cluster'
  | 'other-version'
  | 'permission'
  | 'disk-full'
  | 'no-binaries'
  | 'failed';

export class ClusterError extends Error {
  readonly code: ClusterErrorCode;

  constructor(code: ClusterErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ClusterError';
    this.code = code;
  }
}

interface Diagnosis {
  pattern: RegExp;
  code: ClusterErrorCode;
  sentence: (folder: string) => string;
}

const diagnoses: readonly Diagnosis[] = [
  {
    pattern: /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/,
    code: 'disk-full',
    sentence: (folder) =>
      `The disk that holds ${folder} is full. Free some space and start again; nothing was overwritten.`,
  },
  {
    pattern: /EROFS|Read-only file system/,
    code: 'permission',
    sentence: (folder) =>
      `The data folder ${folder} lies on a read-only file system. Choose a folder that can be written.`,
  },
  {
    pattern: /EACCES|EPERM|Permission denied|Operation not permitted|wrong ownership/,
    code: 'permission',
    sentence: (folder) =>
      `This account may not use the data folder ${folder}. Give the folder to it, or choose another one.`,
  },
  {
    pattern: /could not look up effective user ID/,
    code: 'permission',
    sentence: () =>
      'PostgreSQL wants the account it runs under to have a name, and this one has none in /etc/passwd. Add one, or set DATABASE_URL to a PostgreSQL server of your own.',
  },
  {
    pattern: /ENOTDIR|Not a directory/,
    code: 'not-a-cluster',
    sentence: (folder) => `${folder} can't be the data folder: a part of its path is a file.`,
  },
];

/** Turns an error of the file system, or what initdb or postgres printed, into one clear sentence. */
export function explain(folder: string, reason: unknown): ClusterError {
  if (reason instanceof ClusterError) return reason;
  const text = messageOf(reason);
  const found = diagnoses.find(({ pattern }) => pattern.test(text));
  if (found) return new ClusterError(found.code, found.sentence(folder), { cause: reason });
  return new ClusterError(
    'failed',
    `PostgreSQL could not be started in ${folder}: ${text.trim()}`,
    {
      cause: reason,
    },
  );
}
