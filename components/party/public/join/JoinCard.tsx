import dynamic from 'next/dynamic';
import { joinStateOf } from '@/hooks/party/fan/joinState';
import type { PartyView } from '@/hooks/party/types';
import { useSession } from '@/hooks/session/useSession';
import { JoinSheet } from './Join.styles';
import { JoinForm } from './JoinForm';

// Most who come can join.
const OtherState = dynamic(() => import('./OtherState').then((module) => module.OtherState));

interface Props {
  party: PartyView;
  reload: () => Promise<void>;
  onLanded: (handle: string) => void;
}

/** The way into the line, one's place in it, or why there is neither and what to do instead. */
export function JoinCard({ party, reload, onLanded }: Props) {
  const { user } = useSession();
  const state = joinStateOf(party, user?.id ?? null);
  return (
    <JoinSheet id="join" aria-labelledby="join-title">
      {state === 'form' ? (
        <JoinForm party={party} reload={reload} onLanded={onLanded} />
      ) : (
        <OtherState party={party} state={state} reload={reload} />
      )}
    </JoinSheet>
  );
}
