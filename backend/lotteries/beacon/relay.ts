import { request } from 'undici';
import { z } from 'zod';

const MOST_READ_BYTES = 4096;

const roundSchema = z.object({ round: z.number(), signature: z.string() });

/** A round as a relay tells it. Nothing about it has been checked. */
export type ToldRound = z.output<typeof roundSchema>;

/**
 * Asks one relay for a round of a chain, or for the latest. Resolves to null for a round that is not
 * out yet; rejects when no round comes back. Follows no redirect, which could lead into our own
 * network.
 */
export async function askRelay(
  relay: string,
  {
    chainHash,
    round,
    signal,
  }: { chainHash: string; round: number | 'latest'; signal: AbortSignal },
): Promise<ToldRound | null> {
  const { statusCode, body } = await request(`${relay}/${chainHash}/public/${round}`, { signal });
  if (statusCode === 404 || statusCode === 425) {
    await body.dump();
    return null;
  }
  if (statusCode !== 200) {
    await body.dump();
    throw new Error(`answered ${statusCode}`);
  }
  let text = '';
  for await (const chunk of body as AsyncIterable<Buffer>) {
    text += chunk.toString('latin1');
    if (text.length > MOST_READ_BYTES) throw new Error('answered too much');
  }
  return roundSchema.parse(JSON.parse(text));
}
