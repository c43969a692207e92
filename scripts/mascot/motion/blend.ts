import { clamp, mix } from '@/scripts/mascot/figure/numbers';
import { MEASURES, type Choices, type Measure, type Pose } from '@/scripts/mascot/pose';
import type { EaseName, Key } from './keys';

const EASES: Record<EaseName, (share: number) => number> = {
  even: (share) => share,
  in: (share) => share ** 2,
  out: (share) => 1 - (1 - share) ** 2,
  smooth: (share) => (share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2),
  slow: (share) => share ** 2 * (3 - 2 * share),
  over: (share) => 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2,
};
/** What is never seen half-way when it changes much: half-shut lids look bored. */
const SNAPPY: readonly Measure[] = ['lidLeft', 'lidRight', 'joy'];
const SNAPS_AT = 0.35;
/** Hands that go further than this travel on an arc, bowed outwards. */
const ARC_FROM = 14;
const ARC_BOW = 0.18;

/** The pose at `share` (0 to 1) of the way from one key to the next. */
export function blend(from: Pose, to: Key, share: number): Pose {
  const eased = EASES[to.ease](share);
  const pose: Pose = { ...to.pose, ...choicesBetween(from, to.pose, share) };
  for (const measure of MEASURES) pose[measure] = mix(from[measure], to.pose[measure], eased);
  for (const measure of to.ease === 'slow' ? [] : SNAPPY) {
    const [before, after] = [from[measure], to.pose[measure]];
    if (Math.abs(after - before) > 0.55) {
      pose[measure] = share < SNAPS_AT ? before : after;
    }
  }
  pose.effectAt = effectBetween(from, to.pose, share);
  const bow = Math.sin(Math.PI * clamp(eased, 0, 1)) * ARC_BOW;
  pose.leftX -= bow * wayOf(from.leftX - to.pose.leftX, from.leftY - to.pose.leftY);
  pose.rightX += bow * wayOf(from.rightX - to.pose.rightX, from.rightY - to.pose.rightY);
  return pose;
}

function wayOf(dx: number, dy: number): number {
  const way = Math.hypot(dx, dy);
  return way > ARC_FROM ? way : 0;
}

/** Hands change shape early on the way; what appears or vanishes does so at the key. */
function choicesBetween(from: Pose, to: Pose, share: number): Choices {
  const early = share >= SNAPS_AT ? to : from;
  const atKey = share >= 1 ? to : from;
  return {
    leftHand: early.leftHand,
    rightHand: early.rightHand,
    hasStars: early.hasStars,
    hasFace: atKey.hasFace,
    isVisible: atKey.isVisible,
    effect: from.effect === 'none' || from.effect === 'zzz' ? early.effect : from.effect,
  };
}

/** An effect lasts until the key that ends it, and has run its course by then. */
function effectBetween(from: Pose, to: Pose, share: number): number {
  const isSame = from.effect === to.effect || from.effect === 'none';
  return mix(from.effectAt, isSame ? to.effectAt : 1, share);
}
