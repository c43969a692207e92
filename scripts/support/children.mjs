import { spawn } from 'node:child_process';

const gracePeriod = 12_000;

/**
 * A server as a child process. Detached, so that Ctrl-C in a terminal reaches only the parent,
 * which then stops its children in order; with an IPC channel, whose closing tells the child that
 * the parent died without a word (kill -9).
 */
export function startChild(args, env, onExit) {
  const child = spawn(process.execPath, args, {
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.once('exit', (code, signal) => onExit(code ?? signal));
  return child;
}

/** Asks a child to stop, insists after the grace period, and resolves when it has gone. */
export function stopChild(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), gracePeriod);
    child.once('exit', () => {
      clearTimeout(insist);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
