import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useFragment } from '@/hooks/ui/page/useFragment';
import { elsewhere, type SettingsTab } from '@/lib/navigation/settingsTabs';

/** An address that names a subject but no tab, as older links and mails have it, leads to its tab. */
export function useSettingsTab(shown: SettingsTab): void {
  const router = useRouter();
  const { active } = router.query;
  const anchor = useFragment();
  useEffect(() => {
    if (active !== undefined || !anchor) return;
    const address = elsewhere(anchor, shown);
    if (address !== null) void router.replace(address);
  }, [active, anchor, shown, router]);
}
