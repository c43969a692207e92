import type { Setup } from '@/hooks/settings/setup';
import { useSetup } from '@/hooks/settings/useSetup';
import type { CurrentUser } from '@/lib/session/currentUser';
import { CategoriesSection } from './CategoriesSection';
import { ExamplesSection } from './ExamplesSection';
import { FaqsSection } from './FaqsSection';
import { CreatorPreview } from './PagePreview';
import { ProfileSection } from './ProfileSection';
import { SocialsSection } from './SocialsSection';
import { ThemeSection } from './ThemeSection';

/** The parts of a creator's page, each with a save of its own over one shared version. */
export function CreatorSections({ user, initial }: { user: CurrentUser; initial: Setup }) {
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
