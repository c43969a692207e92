import type { Setup } from '@/hooks/settings/setup';
import { useSetup } from '@/hooks/settings/useSetup';
import { CategoriesSection } from './CategoriesSection';
import { ExamplesSection } from './ExamplesSection';
import { FaqsSection } from './FaqsSection';
import { ProfileSection } from './ProfileSection';
import { SocialsSection } from './SocialsSection';

/** The parts of a creator's page, each with a save of its own over one shared version. */
export function CreatorSections({ initial }: { initial: Setup }) {
  const state = useSetup(initial);
  return (
    <>
      <ProfileSection state={state} />
      <SocialsSection state={state} />
      <CategoriesSection state={state} />
      <ExamplesSection state={state} />
      <FaqsSection state={state} />
    </>
  );
}
