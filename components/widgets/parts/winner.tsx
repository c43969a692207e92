import { Winner } from '@/components/shared/overlay/draw/winner/Winner';
import type { Part } from '@/components/shared/overlay/part';
import type { PlayedLottery } from '@/hooks/lottery/overlay/usePlayed';
import { placesOf } from '@/lib/shared/widgets/kinds';

/** Who won: for a moment in the reveal, then how the draw stands. */
export const winnerPart: Part<PlayedLottery> = {
  kind: 'WINNER',
  toolKind: 'LOTTERY',
  role: 'top',
  isShown: ({ scene, state }) =>
    scene === null ? state === 'CLAIMING' || state === 'COMPLETED' : scene.step.kind === 'winner',
  // The middle of the picture is lent for the moment of the reveal alone.
  placeOf: ({ scene }, { design, place }) =>
    scene === null && place === 'MIDDLE' ? (placesOf('COUNTDOWN', design)[0] ?? place) : place,
  isInScene: ({ scene }) => scene !== null,
  View: Winner,
};
