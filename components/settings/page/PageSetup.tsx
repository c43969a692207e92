import { useSession } from '@/hooks/session/useSession';
import type { Setup } from '@/hooks/settings/types';
import { useSetup } from '@/hooks/settings/useSetup';
import { CategoriesSection } from './CategoriesSection';
import { ExamplesSection } from './ExamplesSection';
import { FaqsSection } from './FaqsSection';
import { CreatorPreview, FanPreview } from './PagePreview';
import { PhotoSection } from './PhotoSection';
import { ProfileSection } from './ProfileSection';
import { SocialsSection } from './SocialsSection';
import { ThemeSection } from './ThemeSection';

/** Photo and colours. `setup` is what a creator's page shows, null for a fan. */
export function LooksSetup({ setup }: { setup: Setup | null }) {
  const { user } = useSession();
  if (user === null) return null;
  const preview = setup ? <CreatorPreview user={user} setup={setup} /> : <FanPreview user={user} />;
  return (
    <>
      <PhotoSection user={user} />
      <ThemeSection user={user} preview={preview} />
    </>
  );
}

/** The top of a creator's page: its forms share one version, so none overwrites another's save. */
export function PageSetup({ initial }: { initial: Setup }) {
  const state = useSetup(initial);
  return (
    <>
      <ProfileSection state={state} />
      <SocialsSection state={state} />
      <CategoriesSection state={state} />
    </>
  );
}

/** What a creator's page shows further down. */
export function WorksSetup({ initial }: { initial: Setup }) {
  const state = useSetup(initial);
  return (
    <>
      <ExamplesSection state={state} />
      <FaqsSection state={state} />
    </>
  );
}
