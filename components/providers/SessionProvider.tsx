import { useMemo, type ReactNode } from 'react';
import { SessionContext } from '@/hooks/session/useSession';
import type { CurrentUser } from '@/lib/session/currentUser';

interface Props {
  user: CurrentUser | null;
  children: ReactNode;
}

/** Hands the user of the page's props to everything below. */
export function SessionProvider({ user, children }: Props) {
  const session = useMemo(() => ({ user, isLoggedIn: user !== null }), [user]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
