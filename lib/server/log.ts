import { pino, type Logger } from 'pino';

/** JSON lines on the standard output; secrets are never written. */
export function createLog(level = process.env.LOG_LEVEL ?? 'info'): Logger {
  return pino({
    name: 'web',
    level,
    redact: ['*.session', '*.token', '*.cookie', '*.password', 'headers'],
    formatters: { level: (label) => ({ level: label }) },
  });
}
