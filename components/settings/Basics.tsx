import dynamic from 'next/dynamic';
import type { PersonalInfo } from '@/hooks/settings/types';
import { PersonalSection } from './PersonalSection';

// Each comes as its own file: who looks for one section waits for no other.
const NotificationsSection = dynamic(() =>
  import('./NotificationsSection').then((module) => module.NotificationsSection),
);

/** The first half of the settings: oneself, one's page, one's account. */
export function Basics({ info }: { info: PersonalInfo }) {
  return (
    <>
      <PersonalSection info={info} />
      <NotificationsSection initial={info.notifications} />
    </>
  );
}
