import { useSession } from '@/hooks/session/useSession';
import type { Setup } from '@/hooks/settings/setup';
import { CreatorSections } from './CreatorSections';
import { FanPreview } from './PagePreview';
import { PhotoSection } from './PhotoSection';
import { ThemeSection } from './ThemeSection';

/**
 * What a user's own pages look like, and for a creator what stands on the page. Everything starts
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
