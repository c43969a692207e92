import { useSession } from '@/hooks/session/useSession';
import type { Setup } from '@/hooks/settings/types';
import { useSetup } from '@/hooks/settings/useSetup';
import type { CurrentUser } from '@/lib/session/currentUser';
import { CategoriesSection } from './CategoriesSection';
import { ExamplesSection } from './ExamplesSection';
import { FaqsSection } from './FaqsSection';
import { CreatorPreview, FanPreview } from './PagePreview';
import { PhotoSection } from './PhotoSection';
import { ProfileSection } from './ProfileSection';
import { SocialsSection } from './SocialsSection';
import { ThemeSection } from './ThemeSection';

/**
 * What a user's own pages look like, and for a creator the contents of the page. Everything starts
 * from props: `setup` is the first item of `page-setup`, null for a fan.
 */
export function PageSetup({ setup }: { setup: Setup | null }) {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <>
      <PhotoSection user={user} />
      {setup ? (
        <CreatorSections user={user} initial={setup} />
      ) : (
        <ThemeSection user={user} preview={<FanPreview user={user} />} />
      )}
    </>
  );
}

/** The parts of a creator's page, each with a save of its own over one shared version. */
function CreatorSections({ user, initial }: { user: CurrentUser; initial: Setup }) {
  const state = useSetup(initial);
  return (
    <>
      <ThemeSection user={user} preview={<CreatorPreview user={user} setup={state.setup} />} />
      <ProfileSection state={state} />
      <SocialsSection state={state} />
      <CategoriesSection state={state} />
      <ExamplesSection state={state} />
      <FaqsSection state={state} />
    </>
  );
}
