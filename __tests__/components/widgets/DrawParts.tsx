import { countdownPart } from '@/components/widgets/parts/countdown';
import { revealPart } from '@/components/widgets/parts/reveal';
import { winnerPart } from '@/components/widgets/parts/winner';
import { usePlayed, type PlayedLottery } from '@/hooks/lottery/overlay/usePlayed';
import type { OverlayLottery } from '@/hooks/widgets/overlayLottery';
import { placesOf, type Design } from '@/lib/shared/widgets/kinds';
import type { PartSettings, WidgetSettings } from '@/lib/shared/widgets/settings';

const PARTS = [countdownPart, revealPart, winnerPart];
const WAY = {
  url: 'https://play.example/chance/lottery-1',
  host: 'play.example',
  path: '/nora/live',
};

/** Kinds of the parts that have something to show. */
export const shownParts = (state: PlayedLottery) =>
  PARTS.filter(({ isShown }) => isShown(state)).map(({ kind }) => kind);

interface Props {
  lottery: OverlayLottery;
  design?: Design;
  look?: Partial<PartSettings>;
  motion?: WidgetSettings['motion'];
}

/** A draw's parts as the stage of an overlay shows them, without their places. */
export function DrawParts({ lottery, design = 'CARD', look, motion = 'FULL' }: Props) {
  const state = usePlayed(lottery, motion);
  return PARTS.filter(({ isShown }) => isShown(state)).map(({ kind, View }) => {
    const [place = 'BOTTOM'] = placesOf(kind, design);
    const settings = { design, place, hasCode: true, hasCount: true, ...look };
    return <View key={kind} {...{ state, motion }} look={settings} volume={0} way={WAY} />;
  });
}
