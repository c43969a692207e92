import { describe, expect, test } from '@jest/globals';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { checkBeacon, QUICKNET } from '@/lib/shared/lottery/scheme/beacon';

const { shortSignatures, G1, G2 } = bls12_381;
const { Fp } = G1.Point;
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** Published by quicknet. */
const ROUND_1000 =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const ROUND_657413 =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';
const quicknet = (round: number, signature: string) =>
  checkBeacon({ round, signature, randomness: 'drand-quicknet' });

function hashed(round: number) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return shortSignatures.hash(sha256(bytes), DOMAIN);
}

/** A beacon of our own: what anybody can make up who is not the network. */
const secretKey = new Uint8Array(32).fill(7);
const ownKey = shortSignatures.getPublicKey(secretKey).toHex();
const sign = (round: number) => shortSignatures.sign(hashed(round), secretKey);
const own = (round: number, signature: string) =>
  checkBeacon({ round, signature, randomness: 'drand-test', testPublicKey: ownKey });

/** A point of the curve whose order divides the cofactor: no pairing sees it. */
function outsideOfTheSubgroup() {
  for (let x = 1n; ; x += 1n) {
    const square = Fp.add(Fp.pow(x, 3n), 4n);
    if (!Fp.eql(Fp.pow(square, (Fp.ORDER - 1n) / 2n), Fp.ONE)) continue;
    const point = G1.Point.fromAffine({ x, y: Fp.sqrt(square) });
    const outside = point.multiplyUnsafe(G1.Point.Fn.ORDER - 1n).add(point);
    if (!outside.is0()) return outside;
  }
}

type PointOfG1 = InstanceType<typeof G1.Point>;

/** The equation of a signature without any look at the points. */
function pairingAlone(
  signed: PointOfG1,
  message: PointOfG1,
  signer: InstanceType<typeof G2.Point>,
) {
  const { fields, millerLoopBatch, utils } = bls12_381;
  const prepared = utils.calcPairingPrecomputes;
  const [s, m] = [signed.toAffine(), message.toAffine()];
  const pairs: Parameters<typeof millerLoopBatch>[0] = [
    [prepared(G2.Point.BASE), s.x, s.y],
    [prepared(signer.negate()), m.x, m.y],
  ];
  const { Fp12 } = fields;
  return Fp12.eql(Fp12.finalExponentiate(millerLoopBatch(pairs)), Fp12.ONE);
}

/** The 48 bytes of a point that the library does not write down. */
function compressed(point: PointOfG1) {
  const { x, y } = point.toAffine();
  const sign = y > (Fp.ORDER - 1n) / 2n ? 1n << 381n : 0n;
  return (x | (1n << 383n) | sign).toString(16);
}

describe('the public number of a round', () => {
  test('is taken as the network published it', () => {
    expect(quicknet(1000, ROUND_1000)).toBe(true);
    expect(quicknet(657_413, ROUND_657413)).toBe(true);
  });

  test('is refused for another round', () => {
    expect(quicknet(1001, ROUND_1000)).toBe(false);
    expect(quicknet(1000, ROUND_657413)).toBe(false);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'is refused for %d, which is no round',
    (round) => {
      expect(quicknet(round, ROUND_1000)).toBe(false);
    },
  );

  test.each([
    ['', 'nothing'],
    [ROUND_1000.toUpperCase(), 'another spelling'],
    [`0x${ROUND_1000}`, 'a prefix'],
    [`${ROUND_1000}\n`, 'a line more'],
    [ROUND_1000.slice(2), 'a byte less'],
    [`${ROUND_1000}00`, 'a byte more'],
    [`${ROUND_1000.slice(0, -1)}g`, 'no hex'],
    ['f'.repeat(96), 'no number of the field'],
    [`c0${'00'.repeat(47)}`, 'infinity'],
    ['00'.repeat(48), 'zeros'],
  ])('is refused as %s: %s', (signature) => {
    expect(quicknet(1000, signature)).toBe(false);
  });

  test('is refused with any bit turned', () => {
    for (let bit = 0; bit < 384; bit += 13) {
      const turned = (BigInt(`0x${ROUND_1000}`) ^ (1n << BigInt(bit))).toString(16);
      expect(quicknet(1000, turned.padStart(96, '0'))).toBe(false);
    }
  });

  test('is refused when somebody else signed it', () => {
    expect(own(1000, sign(1000).toHex())).toBe(true);
    expect(quicknet(1000, sign(1000).toHex())).toBe(false);
    expect(own(1000, ROUND_1000)).toBe(false);
    // The network's key is pinned.
    const signature = sign(1000).toHex();
    const testPublicKey = ownKey;
    expect(
      checkBeacon({ round: 1000, signature, randomness: 'drand-quicknet', testPublicKey }),
    ).toBe(false);
  });

  test('is refused when a point outside of the subgroup was added to it', () => {
    const signed = G1.Point.fromHex(ROUND_1000);
    const shifted = signed.add(outsideOfTheSubgroup());
    expect(compressed(signed)).toBe(ROUND_1000);
    // A bare pairing takes it, so the key of a draw could be chosen among many.
    expect(pairingAlone(shifted, hashed(1000), G2.Point.fromHex(QUICKNET.publicKey))).toBe(true);
    expect(quicknet(1000, compressed(shifted))).toBe(false);
  });

  test('has one spelling: a coordinate above the field is refused', () => {
    let found = 0;
    for (let round = 1; found < 3; round += 1) {
      const point = sign(round);
      const x = point.toAffine().x + Fp.ORDER;
      if (x >= 1n << 381n) continue;
      found += 1;
      const signature = point.toHex();
      const flags = BigInt(`0x${signature}`) & (7n << 381n);
      expect(own(round, signature)).toBe(true);
      expect(own(round, (flags | x).toString(16))).toBe(false);
    }
  });

  test('does not exist without a network', () => {
    expect(checkBeacon({ round: 1000, signature: ROUND_1000, randomness: 'none' })).toBe(false);
  });

  test.each(['', 'x', `c0${'00'.repeat(95)}`, QUICKNET.publicKey.toUpperCase()])(
    'is refused under the key %s',
    (testPublicKey) => {
      const given = { round: 1000, signature: ROUND_1000, testPublicKey };
      expect(checkBeacon({ ...given, randomness: 'drand-test' })).toBe(false);
    },
  );
});
