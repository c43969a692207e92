import type { PageRequest } from '@/backend/platform/server/sandboxDoor';
import type { SandboxActions } from '@/backend/emulators/stripe/actions';
import type { SandboxClock, SandboxMessages } from '@/backend/emulators/stripe/types';

/** What the pages work with: all they know of the sandbox. */
export interface Desk {
  actions: SandboxActions;
  clock: SandboxClock;
  messages: Pick<SandboxMessages, 'settings'>;
}

/** One look at a page, or one press on it. */
export interface Visit {
  request: PageRequest;
  /** The part of the address that says whose page it is. */
  id: string;
}
