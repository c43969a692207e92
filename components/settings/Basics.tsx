import dynamic from 'next/dynamic';
import type { PersonalInfo } from '@/hooks/settings/types';
import type { Setup } from '@/hooks/settings/setup';
import { PersonalSection } from './PersonalSection';

// Each comes as its own file: who looks for one section waits for no other.
const NotificationsSection = dynamic(() =>
  import('./NotificationsSection').then((module) => module.NotificationsSection),
);

const PageSetup = dynamic(() => import('./page/PageSetup').then((module) => module.PageSetup));

/** The first half of the settings: oneself, one's page, one's account. */
export function Basics({ info, setup }: { info: PersonalInfo; setup: Setup | null }) {
  return (
    <>
      <PersonalSection info={info} />
      <PageSetup setup={setup} />
      <NotificationsSection initial={info.notifications} />
    </>
  );
}
