import { z } from 'zod';
import { checkLabel, isHash, isLotteryId, isSalt } from './hash';
import { MOST_PRIZES, RANDOMNESS } from './lists';

const hash = z.string().refine(isHash);
const number = z.int().min(1);
const loneSurrogate = /\p{Surrogate}/u;

const winner = z
  .strictObject({
    /** The prize, from 1. */
    slot: z.int().min(1).max(MOST_PRIZES),
    n: number,
    /** `label` and `salt` become null together after `out`, or when the account goes. */
    label: z.string().refine(checkLabel).nullable(),
    salt: z.string().refine(isSalt).nullable(),
  })
  .refine(({ label, salt }) => (label === null) === (salt === null));

/** The proof file of a draw in any state after publishing: exactly these keys. */
export const proofSchema = z.strictObject({
  format: z.literal('playplus-draw-proof'),
  version: z.literal(1),
  lotteryId: z.string().refine(isLotteryId),
  rules: z.string().refine((rules) => !loneSurrogate.test(rules)),
  randomness: z.enum(RANDOMNESS),
  prizeCount: z.int().min(1).max(MOST_PRIZES),
  seedHash: hash,
  commitHash: hash,
  drawLog: z.array(z.string()),
  head: hash,
  entrantsHash: hash.nullable(),
  seed: hash.nullable(),
  /** The public number's signature, 48 bytes. */
  signature: z
    .string()
    .regex(/^[0-9a-f]{96}$/)
    .nullable(),
  ranking: z.array(number).nullable(),
  winners: z.array(winner),
});
export type DrawProof = z.infer<typeof proofSchema>;
