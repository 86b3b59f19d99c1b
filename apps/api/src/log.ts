import { types } from 'node:util';
import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

const secretNames = ['token', 'password', 'passwordAgain', 'code', 'account', 'secret', 'authorization', 'cookie'];

/** Lines of JSON, errors on stderr, the rest on stdout; what identifies or signs in a person is masked. */
export function createLog(level: Config['logLevel']): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '***' },
    serializers: { err: describeError },
  };
  const streams = [
    { level, stream: process.stdout },
    { level: 'error' as const, stream: process.stderr },
  ];
  return pino(options, pino.multistream(streams, { dedupe: true }));
}

/** Without what the database quotes from a row (`detail`), which may be personal. */
function describeError(error: unknown): object {
  if (!types.isNativeError(error)) return { message: String(error) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: error.message, stack: error.stack, ...code, ...cause };
}
