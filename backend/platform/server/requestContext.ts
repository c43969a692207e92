import { VISITOR, type Actor, type Context } from '@/backend/platform/context';
import type { RequestState } from './requestState';

/** What every context holds, whoever asks. */
export type SharedContext = Pick<
  Context,
  'db' | 'now' | 'config' | 'logger' | 'realtime' | 'storage' | 'stripe' | 'wakeOutbox'
>;

export interface ContextOptions {
  shared: SharedContext;
  /** Whose session a raw token names, null when it names none that lives. */
  resolveSession: (context: Context, token: string) => Promise<Actor | null>;
}

/** Makes the context of a request; its session is looked up once, however many operations it has. */
export function createContexts({ shared, resolveSession }: ContextOptions) {
  const contextOf = (state: RequestState, actor: Actor): Context => ({
    ...shared,
    actor,
    requestId: state.requestId,
    clientIp: state.clientIp,
    browserHash: state.browserHash,
    clientAgent: state.clientAgent,
    setSession: state.setSession,
  });

  async function findActor(state: RequestState): Promise<Actor> {
    if (state.session === null) {
      return VISITOR;
    }
    const actor = await resolveSession(contextOf(state, VISITOR), state.session);
    if (!actor) {
      state.setSession('clear');
    }
    return actor ?? VISITOR;
  }

  return async (state: RequestState): Promise<Context> => {
    state.actor ??= findActor(state);
    return contextOf(state, await state.actor);
  };
}
