import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { joinLook } from '@/components/shared/join/joinLook';
import { Card } from '@/components/ui/Card';
import { entryStateOf } from '@/hooks/lottery/fan/fanState';
import { useLeaving } from '@/hooks/lottery/fan/useLeaving';
import type { LotteryView } from '@/hooks/lottery/types';
import { useSession } from '@/hooks/session/useSession';
import { color, size, weight } from '@/styles/tokens';
import { JoinForm } from './JoinForm';

// Most who come can enter.
const MyChance = dynamic(() => import('./MyChance').then((module) => module.MyChance));
const OtherEntry = dynamic(() => import('./OtherEntry').then((module) => module.OtherEntry));
const LeftNote = dynamic(() => import('./LeftNote').then((module) => module.LeftNote));

const EntrySheet = styled(Card)`
  .label {
    color: ${color.textQuiet};
    font-size: ${size.text};
    font-weight: ${weight.text};
    letter-spacing: normal;
  }

  .label:focus {
    outline: none;
  }

  .odds {
    color: ${color.accentText};
    font-size: ${size.display};
    font-weight: ${weight.display};
    line-height: 1;
    letter-spacing: -0.045em;
    overflow-wrap: anywhere;
  }

  ${joinLook}
`;

interface Props {
  lottery: LotteryView;
  reload: () => Promise<void>;
  /** Names run: what the result means is said after them. */
  isDrawing: boolean;
}

/** The way in, one's own chance, or why there is neither. */
export function EntryCard({ lottery, reload, isDrawing }: Props) {
  const { user } = useSession();
  const [landed, setLanded] = useState(false);
  const leaving = useLeaving(lottery, reload);
  const state = entryStateOf(lottery, user?.id ?? null);
  // The form goes away with its button: who pressed it goes on from the card.
  useEffect(() => {
    if (landed && state === 'joined') document.getElementById('join-title')?.focus();
  }, [landed, state]);
  return (
    <EntrySheet id="join" aria-labelledby="join-title">
      {state === 'joined' ? (
        <MyChance lottery={lottery} leaving={leaving} isDrawing={isDrawing} />
      ) : leaving.hasLeft ? (
        <LeftNote name={lottery.creator.name} leaving={leaving} />
      ) : state === 'form' ? (
        <JoinForm lottery={lottery} reload={reload} onLanded={() => setLanded(true)} />
      ) : (
        <OtherEntry lottery={lottery} state={state} />
      )}
    </EntrySheet>
  );
}
