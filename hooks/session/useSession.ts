import { createContext, useContext } from 'react';
import type { CurrentUser } from '@/lib/session/currentUser';

interface Session {
  user: CurrentUser | null;
  isLoggedIn: boolean;
}

/** Provided by `SessionProvider`; a tree without one is a visitor's. */
export const SessionContext = createContext<Session>({ user: null, isLoggedIn: false });

/** Who is looking at the page, as the server decided from the session cookie. */
export function useSession(): Session {
  return useContext(SessionContext);
}
