import type { Part, PartProps } from '@/components/shared/overlay/part';
import { Ticker } from '@/components/shared/overlay/ticker/Ticker';
import { fundLines } from '@/components/shared/overlay/ticker/fundLines';
import { drawLines, queueLines } from '@/components/shared/overlay/ticker/tickerLines';
import { useFundWords } from '@/hooks/fund/overlay/useFundWords';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OverlayFund } from '@/hooks/widgets/overlayFund';
import type { OverlayLottery } from '@/hooks/widgets/overlayLottery';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import { isFundOver } from '@/lib/shared/fund/states';

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

function FundTicker({ state, look, way }: PartProps<OverlayFund>) {
  const { t } = useTranslation('fundOverlay');
  const lines = fundLines(state, useFundWords(state.fund), way, t);
  return <Ticker tool="fund" title={state.fund.title} {...{ lines, design: look.design, way }} />;
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

/** News of a fund in one line, as long as people can give or soon can. */
export const fundTickerPart: Part<OverlayFund> = {
  kind: 'TICKER',
  toolKind: 'FUND',
  role: 'own',
  isShown: ({ fund }) => fund.state !== 'DRAFT' && !isFundOver(fund.state),
  View: FundTicker,
};
