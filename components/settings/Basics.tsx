import dynamic from 'next/dynamic';
import { useSession } from '@/hooks/session/useSession';
import type { Settings } from '@/lib/page/dashboard/settings';
import { PersonalSection } from './PersonalSection';

// Each section is a chunk of its own, so that none waits for another.
const HandleSection = dynamic(() =>
  import('./account/HandleSection').then((module) => module.HandleSection),
);
const EmailSection = dynamic(() =>
  import('./account/EmailSection').then((module) => module.EmailSection),
);
const PasswordSection = dynamic(() =>
  import('./account/PasswordSection').then((module) => module.PasswordSection),
);
const SessionsSection = dynamic(() =>
  import('./account/SessionsSection').then((module) => module.SessionsSection),
);
const PageSetup = dynamic(() => import('./page/PageSetup').then((module) => module.PageSetup));
const OverlaysSection = dynamic(() =>
  import('./OverlaysSection').then((module) => module.OverlaysSection),
);
const NotificationsSection = dynamic(() =>
  import('./NotificationsSection').then((module) => module.NotificationsSection),
);
const FollowsSection = dynamic(() =>
  import('./FollowsSection').then((module) => module.FollowsSection),
);
const StreamSafeSection = dynamic(() =>
  import('./account/StreamSafeSection').then((module) => module.StreamSafeSection),
);
const WordsSection = dynamic(() =>
  import('./account/WordsSection').then((module) => module.WordsSection),
);
const BecomeCreator = dynamic(() =>
  import('./account/BecomeCreator').then((module) => module.BecomeCreator),
);
const BoardsSection = dynamic(() =>
  import('./account/BoardsSection').then((module) => module.BoardsSection),
);
const RockySection = dynamic(() =>
  import('./account/RockySection').then((module) => module.RockySection),
);
const ExportSection = dynamic(() =>
  import('./account/ExportSection').then((module) => module.ExportSection),
);
const DeleteSection = dynamic(() =>
  import('./account/DeleteSection').then((module) => module.DeleteSection),
);

type Props = Pick<Settings, 'info' | 'sessions' | 'follows' | 'isOnBoards' | 'setup' | 'words'>;

/** The first half of the settings: person, page and account. */
export function Basics({ info, sessions, follows, isOnBoards, setup, words }: Props) {
  const { user } = useSession();
  return (
    <>
      <PersonalSection info={info} />
      <PageSetup setup={setup} />
      {user?.userType === 'CREATOR' ? <OverlaysSection /> : null}
      <HandleSection handle={info.handle} />
      <EmailSection info={info} />
      <PasswordSection info={info} />
      <SessionsSection initial={sessions} />
      <NotificationsSection info={info} />
      {user?.userType === 'CREATOR' ? <StreamSafeSection /> : null}
      <BoardsSection isOnBoards={isOnBoards} />
      <RockySection />
      {follows ? <FollowsSection first={follows} /> : null}
      {words ? <WordsSection words={words} /> : null}
      {user?.userType === 'FAN' ? <BecomeCreator /> : null}
      <ExportSection />
      <DeleteSection info={info} />
    </>
  );
}
