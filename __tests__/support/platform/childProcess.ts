import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A TypeScript file run as the development backend is run. */
export interface RunningChild {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  /** Resolves when the output holds `text`; throws when the process ends before. */
  says: (text: string) => Promise<void>;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

export function runFile(file: string, env: Record<string, string>): RunningChild {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    // Jest's own options would reach the child.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return {
    child,
    output: () => output,
    errors: () => errors,
    ended,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.includes(text)) {
            resolve();
          }
        };
        look();
        child.stdout.on('data', look);
        void ended.then(() => reject(new Error(`ended without "${text}": ${errors}`)));
      }),
  };
}
