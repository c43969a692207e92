import type { GetServerSidePropsContext } from 'next';
import { safeDestination } from '@/lib/navigation/destination';
import { withoutLocale } from '@/lib/navigation/path';
import { webConfig } from '@/lib/server/config';
import type { CurrentUser } from '@/lib/session/currentUser';

/** Own props of the log-in and sign-up pages. */
export interface WayIn {
  /** Null: nobody signs in with Google here. */
  googleClientId: string | null;
}

/** `load` of the log-in and sign-up pages: who is logged in is sent on to where they wanted to go. */
export function sendOn({
  user,
  context,
}: {
  user: CurrentUser | null;
  context: GetServerSidePropsContext;
}) {
  if (user === null) {
    const { googleClientId } = webConfig();
    return { props: { googleClientId } satisfies WayIn };
  }
  return { redirect: withoutLocale(safeDestination(context.query.next) ?? '/dashboard/home') };
}
