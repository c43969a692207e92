import type { GetServerSidePropsContext } from 'next';
import { safeDestination } from '@/lib/navigation/destination';
import { withoutLocale } from '@/lib/navigation/path';
import type { CurrentUser } from '@/lib/session/currentUser';

/** `load` of the log-in and sign-up pages: who is logged in is sent on to where they wanted to go. */
export function sendOn({
  user,
  context,
}: {
  user: CurrentUser | null;
  context: GetServerSidePropsContext;
}) {
  if (user === null) return { props: {} };
  return { redirect: withoutLocale(safeDestination(context.query.next) ?? '/dashboard/home') };
}
