import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ConsoleRehearsal } from '@/hooks/console/useConsoleRehearsal';
import type { PartyCreator } from '@/lib/shared/parties/messages';

// The script is fetched with the first rehearsal.
const RehearsalStrip = dynamic(() =>
  import('./RehearsalStrip').then((module) => module.RehearsalStrip),
);

/** It adds no box of its own. */
const Still = styled.div`
  display: contents;
`;

interface Props {
  played: ConsoleRehearsal;
  creator: PartyCreator;
  /** Of the tool whose console it is: the show is played under its name. */
  title: string;
  /** What is won in the show. */
  prize?: string | undefined;
  children: ReactNode;
}

/** A console that a rehearsal may be played over: meanwhile nothing of it can be pressed. */
export function PlayedOver({ played, creator, title, prize = title, children }: Props) {
  return (
    <>
      {played.rehearsal && (
        <RehearsalStrip
          played={played}
          rehearsal={played.rehearsal}
          creator={creator}
          words={{ queue: title, draw: title, prize, fund: title, milestone: title }}
        />
      )}
      <Still inert={played.show !== null}>{children}</Still>
    </>
  );
}
