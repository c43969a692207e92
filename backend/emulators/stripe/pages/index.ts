import type { SandboxActions } from '@/backend/emulators/stripe/actions';
import type {
  PageAnswer,
  PageRequest,
  SandboxClock,
  SandboxMessages,
} from '@/backend/emulators/stripe/types';

/** What the pages show and move. */
export interface PageWorld {
  actions: SandboxActions;
  clock: SandboxClock;
  messages: SandboxMessages;
}

/** Answers the pages below `/dev/stripe/`. */
export function createPages(_world: PageWorld): (request: PageRequest) => Promise<PageAnswer> {
  return () => Promise.resolve({ status: 404, html: '' });
}
