import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';

const { shortSignatures } = bls12_381;

/** Quicknet's, so that rounds are counted alike. */
const GENESIS_SECONDS = 1_692_803_367;
const PERIOD_SECONDS = 3;
const SCHEME = 'bls-unchained-g1-rfc9380';
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const NAME = 'playplus-test';

const sha256 = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

// The same in every process and after every restart, as a draw that was closed before waits for its
// round. Anybody can sign with it: it proves nothing, and nobody says that it does.
const secretKey = sha256('PlayPlus test beacon');
// Below the order of the group.
secretKey[0] = (secretKey[0] ?? 0) & 0x3f;
const publicKey = shortSignatures.getPublicKey(secretKey).toBytes();
const groupHash = sha256(NAME);

/** The hash under which the chain is asked for, made of its parameters as drand does. */
function hashOfChain(): string {
  const times = Buffer.alloc(12);
  times.writeUInt32BE(PERIOD_SECONDS, 0);
  times.writeBigInt64BE(BigInt(GENESIS_SECONDS), 4);
  return sha256(times, publicKey, groupHash, NAME).toString('hex');
}

/** What `/{hash}/info` answers. */
export const CHAIN = {
  public_key: Buffer.from(publicKey).toString('hex'),
  period: PERIOD_SECONDS,
  genesis_time: GENESIS_SECONDS,
  hash: hashOfChain(),
  groupHash: groupHash.toString('hex'),
  schemeID: SCHEME,
  metadata: { beaconID: NAME },
};

/** The newest round that is out at that time (ms since 1970); below 1 before the first. */
export function newestRound(atMs: number): number {
  return Math.floor((atMs / 1000 - GENESIS_SECONDS) / PERIOD_SECONDS) + 1;
}

/** What `/{hash}/public/{round}` answers; with `says` it passes one round off as another. */
export function signRound(round: number, says = round) {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const message = shortSignatures.hash(sha256(number), DOMAIN);
  const signature = Buffer.from(shortSignatures.sign(message, secretKey).toBytes());
  return {
    round: says,
    randomness: sha256(signature).toString('hex'),
    signature: signature.toString('hex'),
  };
}
