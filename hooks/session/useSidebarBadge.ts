import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { callSecureql } from '@/lib/secureql/client';
import type { ResultOf } from '@/lib/secureql/operations/all';

/** A number for each item of the sidebar that has news. */
export type SidebarBadge = NonNullable<ResultOf<'sidebar-badge'>['sidebarBadge']['item']>;

/** The sidebar's numbers, asked anew on every page; null until they are there. */
export function useSidebarBadge(): SidebarBadge | null {
  const { asPath } = useRouter();
  const [badge, setBadge] = useState<SidebarBadge | null>(null);

  useEffect(() => {
    let isWanted = true;
    callSecureql('sidebar-badge', {}).then(
      ({ sidebarBadge }) => {
        if (isWanted) setBadge(sidebarBadge.item);
      },
      // The menu works without its numbers; the page says by itself when the server is away.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [asPath]);

  return badge;
}
