import type { Part, PartProps } from '@/components/shared/overlay/part';
import { Ticker } from '@/components/shared/overlay/ticker/Ticker';
import { drawLines, queueLines } from '@/components/shared/overlay/ticker/tickerLines';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OverlayLottery } from '@/hooks/widgets/overlayLottery';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';

function QueueTicker({ state, look, way }: PartProps<OverlayParty>) {
  const { t } = useTranslation('widgets');
  return (
    <Ticker
      tool="queue"
      title={state.title}
      lines={queueLines(state, way, t)}
      design={look.design}
      way={way}
    />
  );
}

function DrawTicker({ state, look, way }: PartProps<OverlayLottery>) {
  const { t } = useTranslation('drawOverlay');
  return (
    <Ticker
      tool="chance"
      title={state.title}
      lines={drawLines(state, way, t)}
      design={look.design}
      way={way}
    />
  );
}

/** News of a queue in one line. */
export const tickerPart: Part<OverlayParty> = {
  kind: 'TICKER',
  toolKind: 'PARTY',
  role: 'own',
  isShown: ({ state }) => state !== 'DRAFT' && state !== 'ENDED',
  View: QueueTicker,
};

const FOR_ALL: ReadonlySet<OverlayLottery['state']> = new Set(['SCHEDULED', 'OPEN', 'PAUSED']);

/** News of a draw in one line, as long as its reveal is to come. */
export const drawTickerPart: Part<OverlayLottery> = {
  kind: 'TICKER',
  toolKind: 'LOTTERY',
  role: 'own',
  isShown: ({ state }) => FOR_ALL.has(state),
  View: DrawTicker,
};
