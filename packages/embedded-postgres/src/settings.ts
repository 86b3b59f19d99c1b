import type { Account } from './account.ts';

/** PostgreSQL's own settings by name, as in postgresql.conf. */
export type Settings = Readonly<Record<string, string>>;

/** Durable by default: fsync, full_page_writes and synchronous_commit keep PostgreSQL's own `on`. */
export const baseSettings: Settings = {
  // Never an outside interface, and no socket file: its path would have to fit in 107 bytes.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and values are people's data: the log tells only how the server itself fares.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

export function settingArguments(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * How the account names a folder that is its working directory. An ordinary account of root's choosing
 * may have no right to walk the path (a checkout under /root), but a process always reaches its own
 * working directory, which it is given before it drops its rights; Linux shows that under /proc.
 */
export function pathForAccount(folder: string, account: Account | undefined): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}
