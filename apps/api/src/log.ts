import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';
import { errorCode, messageOf, propertyOf } from './database/error-shape.ts';
import { withoutAddresses } from './ports/without-addresses.ts';

const secretNames = [
  'token',
  'password',
  'passwordAgain',
  'oldPassword',
  'newPassword',
  'code',
  'oldCode',
  'account',
  'secret',
  'otpauth',
  'ticket',
  'wechatTicket',
  'number',
  'endpoint',
  'auth',
  'p256dh',
  'privateKey',
  'idNumber',
  'cardNumber',
  'creditCode',
  'registrationNumber',
  'vatNumber',
  'authorization',
  'cookie',
];

/** Lines of JSON, errors on stderr, the rest on stdout; what identifies or signs in a person is masked. */
export function createLog(
  level: Config['logLevel'],
  out: DestinationStream = process.stdout,
  errors: DestinationStream = process.stderr,
): Logger {
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
    { level, stream: out },
    { level: 'error' as const, stream: errors },
  ];
  return pino(options, pino.multistream(streams, { dedupe: true }));
}

/** Without what the database quotes from a row (`detail`) and a carrier from its errand: it may be personal. */
export function describeError(error: unknown): object {
  const cause = propertyOf(error, 'cause');
  const stack = propertyOf(error, 'stack');
  return {
    type: propertyOf(error, 'name'),
    message: withoutAddresses(messageOf(error)),
    code: errorCode(error),
    stack: typeof stack === 'string' ? withoutAddresses(stack) : undefined,
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
