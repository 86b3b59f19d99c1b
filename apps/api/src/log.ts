import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';
import { errorCode, messageOf, propertyOf } from './database/error-shape.ts';

const secretNames = [
  'token',
  'password',
  'passwordAgain',
  'code',
  'account',
  'secret',
  'authorization',
  'cookie',
];

/** Lines of JSON, errors on stderr, the rest on stdout; what identifies or signs in a person is masked. */
export function createLog(level: Config['logLevel']): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '***',
    },
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
  const cause = propertyOf(error, 'cause');
  return {
    type: propertyOf(error, 'name'),
    message: messageOf(error),
    code: errorCode(error),
    stack: propertyOf(error, 'stack'),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
