import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import type { PartProps } from '@/components/shared/overlay/part';
import { usePlayed } from '@/hooks/lottery/overlay/usePlayed';
import type { LiveTool } from '@/hooks/widgets/connection/session';
import type { OverlayLottery } from '@/hooks/widgets/overlayLottery';
import { NEWS_REACTION, type News } from '@/hooks/widgets/rocky/news';
import { useAlertLine, type AlertLine } from '@/hooks/widgets/rocky/useAlertLine';
import { useReactions } from '@/hooks/widgets/rocky/useReactions';
import { useStreamMascot } from '@/hooks/widgets/rocky/useStreamMascot';
import { useToolNews } from '@/hooks/widgets/rocky/useToolNews';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import { mascotLook } from '@/styles/mascot';
import { floating, k, overlayText } from '@/styles/overlay';
import { weight } from '@/styles/tokens';

/** What Rocky on a stream is told: the state of its part. */
export interface RockyState {
  /** Of the moment; its words are shown as they are approved, and never before. Null: nothing happens. */
  alert: WidgetAlert | null;
  /** What is live. */
  tools: readonly LiveTool[];
}

/** The balloon is read from a sofa away. */
const Holder = styled.div`
  ${mascotLook}

  .mascot-box {
    max-width: ${k(520)};
    padding: ${k(22)} ${k(30)};
    border: 0;
    border-radius: ${k(34)};
    box-shadow: ${floating};
    font-size: ${overlayText.next};
    font-weight: ${weight.strong};
    line-height: 1.25;
  }
`;

/**
 * Rocky in a corner of the picture, without a sound: it says what happens, and reacts to it. Of what is
 * live it reacts to draws, goals and calls also where no alert tells of them.
 */
export function Rocky({ state: { alert, tools }, look, motion }: PartProps<RockyState>) {
  const holder = useRef<HTMLDivElement>(null);
  const mascot = useStreamMascot(holder, look.place, motion === 'NONE');
  const perform = useReactions(mascot);
  // What is said now stays.
  const react = (news: News) => {
    if (alert === null) perform(NEWS_REACTION[news]);
  };
  useToolNews(tools, react);
  const draw = tools.find(({ kind }) => kind === 'LOTTERY');
  return (
    <Holder ref={holder} className="pp-rocky">
      {mascot && alert && <Saying key={alert.id} {...{ mascot, alert, perform }} />}
      {draw && <Watching draw={draw.state as OverlayLottery} motion={motion} onNews={react} />}
    </Holder>
  );
}

/** One alert, for as long as it stands. */
function Saying(props: AlertLine) {
  useAlertLine(props);
  return null;
}

interface WatchingProps {
  draw: OverlayLottery;
  motion: PartProps<RockyState>['motion'];
  onNews: (news: News) => void;
}

/** A draw as it is played: Rocky knows a winner no sooner than the picture does. */
function Watching({ draw, motion, onNews }: WatchingProps) {
  const { scene } = usePlayed(draw, motion);
  const tell = useEffectEvent(onNews);
  const key = scene?.key;
  const step = scene?.step.kind;
  useEffect(() => {
    if (step === 'reel') tell('DRAWING');
    if (step === 'winner') tell('DRAWN');
  }, [key, step]);
  return null;
}
