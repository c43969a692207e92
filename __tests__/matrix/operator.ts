import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { codeOf, stepAt } from '@/backend/operators/service';
import { Caller, type Product } from '@/__tests__/support/product';

const HANDLE = 'matrix-operator';

/** Runs `npm run operator` where the product's data is, and returns what it says. */
async function command(env: NodeJS.ProcessEnv, words: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/operator.ts', ...words], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  for await (const part of child.stdout) said += String(part);
  const [status] = await ended;
  if (status !== 0) throw new Error(`the command ended with ${String(status)}: ${said}`);
  return said;
}

/** Makes somebody an operator as a server's owner does, who then shows the second factor. */
export async function logInAsOperator(product: Product): Promise<Caller> {
  const caller = await new Caller(product.address).signUp(HANDLE, 'CREATOR');
  let secret = '';
  await product.standStill(async (env) => {
    const said = await command(env, ['grant', HANDLE]);
    secret = /^Secret: (\w+)$/m.exec(said)?.[1] ?? '';
  });
  // The product has drawn a new key since: forms need a token made with that one.
  await (await caller.open('/dashboard/home')).arrayBuffer();
  const code = codeOf(secret, stepAt(new Date()));
  const { body } = await caller.call('operator/prove/', { code });
  if (!body.proveOperator?.item) throw new Error(JSON.stringify(body));
  return caller;
}
