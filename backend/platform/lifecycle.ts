import type { Logger } from './logger';

const STOP_LIMIT_MS = 11_000;

/** Ends the process with code 1 at once: what stands on disk is consistent, what is in memory is not. */
export function crash(logger: Logger, error: unknown, message: string): never {
  logger.fatal({ err: error }, message);
  process.exit(1);
}

/**
 * Calls `stop` once and ends the process: on SIGTERM, on SIGINT, and when the parent that started
 * it over IPC is gone. Ends it with code 1 on an error nobody caught, or when stopping takes too long.
 */
export function followProcess(logger: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const begin = (reason: string) => {
    if (stopping) {
      return;
    }
    stopping = true;
    logger.info({ reason }, 'stopping');
    setTimeout(
      () => crash(logger, new Error('timeout'), 'could not stop in time'),
      STOP_LIMIT_MS,
    ).unref();
    stop().then(
      () => {
        logger.info('stopped');
        process.exit(0);
      },
      (error: unknown) => crash(logger, error, 'could not stop cleanly'),
    );
  };
  process.on('SIGTERM', () => begin('SIGTERM'));
  process.on('SIGINT', () => begin('SIGINT'));
  process.on('disconnect', () => begin('the parent process is gone'));
  process.on('uncaughtException', (error) => crash(logger, error, 'uncaught exception'));
  process.on('unhandledRejection', (error) => crash(logger, error, 'unhandled rejection'));
}
