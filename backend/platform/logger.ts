import { pino, stdTimeFunctions, type DestinationStream, type Logger as PinoLogger } from 'pino';
import type { Config } from './config';

export type Logger = PinoLogger;

const SECRET_KEYS = [
  'password',
  'passwordHash',
  'token',
  'tokenHash',
  'key',
  'keyHash',
  'secretKey',
  'serviceKey',
  'authorization',
  'cookie',
  'email',
  'lobbyCode',
];
const SECRET_HEADERS = ['["x-service-key"]', '["x-session"]', '["x-session-set"]'];

/** A database error repeats the row it refused, and GraphQL errors the variables: only these leave. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** JSON lines on stdout (or `destination`), secrets replaced, errors without row contents. */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  return pino(
    {
      level: config.logLevel,
      base: { process: 'backend' },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: {
        paths: [
          ...SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
          ...SECRET_HEADERS.flatMap((key) => [key, `*${key}`]),
        ],
        censor: '[secret]',
      },
    },
    destination,
  );
}

/** What a call has to say: each line carries the call's id. Made when asked for, as few calls say anything. */
export function logOf({ logger, requestId }: { logger: Logger; requestId: string }): Logger {
  return logger.child({ requestId });
}
