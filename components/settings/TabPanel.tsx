import dynamic from 'next/dynamic';
import { useSession } from '@/hooks/session/useSession';
import type { Settings } from '@/lib/page/dashboard/settings';

// Each section is a chunk of its own, so that none waits for another.
const PersonalSection = dynamic(() =>
  import('./PersonalSection').then((module) => module.PersonalSection),
);
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
const LooksSetup = dynamic(() => import('./page/PageSetup').then((module) => module.LooksSetup));
const PageSetup = dynamic(() => import('./page/PageSetup').then((module) => module.PageSetup));
const WorksSetup = dynamic(() => import('./page/PageSetup').then((module) => module.WorksSetup));
const Verifications = dynamic(() =>
  import('./verifications/Verifications').then((module) => module.Verifications),
);
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

/** What one tab of the settings holds. */
export function TabPanel({
  tab,
  info,
  proofs,
  sessions,
  follows,
  isOnBoards,
  setup,
  words,
}: Settings) {
  const { user } = useSession();
  const isCreator = user?.userType === 'CREATOR';
  switch (tab) {
    case 'basics':
      return (
        <>
          <PersonalSection info={info} />
          <HandleSection handle={info.handle} />
          <LooksSetup setup={setup} />
        </>
      );
    case 'page':
      return setup ? <PageSetup initial={setup} /> : null;
    case 'works':
      return setup ? <WorksSetup initial={setup} /> : null;
    case 'notifications':
      return <NotificationsSection info={info} />;
    case 'privacy':
      return (
        <>
          {isCreator ? <OverlaysSection /> : null}
          {isCreator ? <StreamSafeSection /> : null}
          {words ? <WordsSection words={words} /> : null}
          <BoardsSection isOnBoards={isOnBoards} />
          <RockySection />
          {follows ? <FollowsSection first={follows} /> : null}
        </>
      );
    case 'account':
      return (
        <>
          <EmailSection info={info} />
          <SessionsSection initial={sessions} />
          <PasswordSection info={info} />
          {isCreator ? null : <BecomeCreator />}
          <ExportSection />
          <DeleteSection info={info} />
        </>
      );
    default:
      return <Verifications proofs={proofs} />;
  }
}
