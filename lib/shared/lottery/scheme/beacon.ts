import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** Quicknet, the network of drand that draws wait for. Pinned: no answer of a relay changes it. */
export const QUICKNET = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  /** A compressed point of G2 in hex. */
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
} as const;

const { shortSignatures, G1, G2 } = bls12_381;

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const SIGNATURE = /^[0-9a-f]{96}$/;
const PUBLIC_KEY = /^[0-9a-f]{192}$/;

/**
 * The test beacon of `backend/emulators/beacon`. Everybody can sign with its key, so its numbers
 * prove nothing. It is pinned so that the proof file of a test can be checked without asking anyone.
 */
export const TEST_BEACON = {
  chainHash: '5d412209630a930e94d23efc1e79ce48e3435cd0c6bd8a494e8b33aeb0a86bb4',
  publicKey:
    'b3065c3c7c9c7bc5bbd88898db754d389b1b275318fbea22bbcad7cf7bb6ff763dd737064e29a6a57ea487a9086e5f8f0479fd3fd3d078fe356b3a4d8f12d2fef89e49ea08e240529399915e0017095bffac7edbdc8b21ebdc9421bb9107b51e',
} as const;

/**
 * Whether a signature (48 bytes, lower-case hex) is the public number of a round: signed by
 * quicknet's pinned key or, in a draw whose `randomness` is `drand-test`, by the test beacon's
 * (`testPublicKey` stands in for it). False for everything malformed and for `none`, which has no
 * public number; never throws. Takes some 50 ms, the first time longer.
 *
 * One round has one signature in one spelling, as the key of the draw is made of its text: points
 * outside of the prime-order subgroup, which a bare pairing accepts, are refused.
 */
export function checkBeacon(given: {
  round: number;
  signature: string;
  randomness: 'drand-quicknet' | 'drand-test' | 'none';
  testPublicKey?: string;
}): boolean {
  const { round, signature, randomness, testPublicKey = TEST_BEACON.publicKey } = given;
  if (randomness === 'none' || !Number.isSafeInteger(round) || round < 1) return false;
  const publicKey = randomness === 'drand-quicknet' ? QUICKNET.publicKey : testPublicKey;
  if (!SIGNATURE.test(signature) || !PUBLIC_KEY.test(publicKey)) return false;
  try {
    // Refuses what is no point of the curve, or lies outside of the subgroup.
    const signed = G1.Point.fromHex(signature);
    const signer = G2.Point.fromHex(publicKey);
    if (signed.is0() || signer.is0() || signed.toHex() !== signature) return false;
    return shortSignatures.verify(signed, shortSignatures.hash(messageOf(round), DOMAIN), signer);
  } catch {
    // How the library refuses bytes.
    return false;
  }
}

/** What the network signs for a round: the hash of its number. */
function messageOf(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}
