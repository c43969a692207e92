import { createContext, useContext } from 'react';
import type { CurrentUser } from '@/lib/session/currentUser';

interface Session {
  user: CurrentUser | null;
  isLoggedIn: boolean;
  /** This browser hides private data with or without an overlay. */
  hidesPrivate: boolean;
}

/** Provided by `SessionProvider`; without one, the reader counts as a visitor. */
export const SessionContext = createContext<Session>({
  user: null,
  isLoggedIn: false,
  hidesPrivate: false,
});

/** Who is looking at the page, as the server decided from the session cookie. */
export function useSession(): Session {
  return useContext(SessionContext);
}
