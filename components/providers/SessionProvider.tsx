import { useMemo, type ReactNode } from 'react';
import { SessionContext } from '@/hooks/session/useSession';
import type { CurrentUser } from '@/lib/session/currentUser';

interface Props {
  user: CurrentUser | null;
  hidesPrivate: boolean;
  children: ReactNode;
}

/** Hands the user of the page's props to everything below. */
export function SessionProvider({ user, hidesPrivate, children }: Props) {
  const session = useMemo(
    () => ({ user, isLoggedIn: user !== null, hidesPrivate }),
    [user, hidesPrivate],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
