import { Reveal } from '@/components/shared/overlay/draw/reveal/Reveal';
import type { Part } from '@/components/shared/overlay/part';
import type { PlayedLottery } from '@/hooks/lottery/overlay/usePlayed';

/** A draw whose list is closed, until the name at which the others stop. */
export const revealPart: Part<PlayedLottery> = {
  kind: 'REVEAL',
  toolKind: 'LOTTERY',
  role: 'top',
  isShown: ({ scene, state }) =>
    scene === null ? state === 'CLOSED' : scene.step.kind !== 'winner',
  View: Reveal,
};
