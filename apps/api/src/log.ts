import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

const secretNames = ['token', 'password', 'passwordAgain', 'code', 'account', 'secret', 'authorization', 'cookie'];

/** Lines of JSON on stderr; what could identify or sign in a person is masked wherever it appears. */
export function createLog(level: Config['logLevel']): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '***' },
    serializers: { err: describeError },
  };
  return pino(options, pino.destination({ dest: 2, sync: false }));
}

/** Without what the database quotes from a row (`detail`), which may be personal. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: error.message, stack: error.stack, ...code, ...cause };
}
