import { startPushService, type PushService } from '@/backend/emulators/push/server';
import { readConfig } from '@/backend/platform/config';
import { deliverDue } from '@/backend/platform/mail/postWorker';
import { pushCarrier, pushKeys, subscribe, type Push } from '@/backend/push/service';
import { sendPushes } from '@/backend/push/service';
import { inTransaction } from '@/backend/platform/transaction';
import { openStage, userIdOf, type Stage } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';

/** A stage whose people have browsers that take pushes. */
export interface PushStage extends Stage {
  service: PushService;
  /** A browser subscribes for this person's session. Returns its endpoint. */
  turnOn: (person: TestContext) => Promise<string>;
  /** Says something to these people, in a transaction of its own. */
  say: (people: readonly TestContext[], changes?: Partial<Push>) => Promise<void>;
  /** Delivers what is due until nothing is; returns how many tries that took. */
  deliver: () => Promise<number>;
  /** What arrived at an endpoint. */
  arrived: (endpoint: string) => { title: string; link: string; tag: string }[];
}

export async function openPushStage(fanCount: number): Promise<PushStage> {
  const service = await startPushService({ port: 0 });
  const stage = await openStage(fanCount);
  const config = readConfig({
    PLAYPLUS_MODE: 'development',
    SERVICE_KEY: 'a-service-key-for-tests',
    LOG_LEVEL: 'silent',
    DRAND_RELAYS: 'none',
    PUSH_EMULATOR_PORT: String(service.port),
  });
  const { db, clock } = stage;
  for (const one of [...stage.fans, stage.creator, stage.otherCreator, stage.visitor]) {
    one.config = config;
  }
  const keys = await pushKeys({ db, now: clock.now });
  const carriers = [pushCarrier({ db, config, keys, now: clock.now })];
  const { logger } = stage.visitor;

  async function turnOn(person: TestContext) {
    const { endpoint, keys: browser } = service.subscribe(keys.publicKey);
    await subscribe(person, { endpoint, ...browser });
    return endpoint;
  }

  async function deliver() {
    let all = 0;
    for (;;) {
      const tried = await deliverDue({ db, carriers, now: clock.now, logger });
      if (tried === 0) return all;
      all += tried;
    }
  }

  return {
    ...stage,
    service,
    turnOn,
    deliver,
    say: (people, changes = {}) =>
      inTransaction(stage.visitor, (inner) =>
        sendPushes(
          inner,
          people.map((person) => ({ ...PUSH, userId: userIdOf(person), ...changes })),
        ),
      ),
    arrived: (endpoint) =>
      service
        .browserAt(endpoint)
        .received.map(
          ({ text }) => JSON.parse(text) as { title: string; link: string; tag: string },
        ),
    close: async () => {
      await service.close();
      await stage.close();
    },
  };
}

const PUSH = {
  title: 'It’s your turn: Friday',
  body: '',
  link: '/de/party/1/queue/2',
  tag: 'ticket-2',
  isUrgent: true,
  keepMs: 60_000,
};
