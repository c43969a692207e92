import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { lockFolder } from '@/backend/platform/database/folderLock';
import { createActions } from './acts/acts';
import type { SandboxActions } from './actions';
import { Clock } from './clock';
import { runDue } from './acts/due';
import { noJournal, openJournal } from './store/journal';
import { Store } from './store/store';
import { forgetOld } from './store/forget';
import type { SandboxOptions } from './types';
import { API_VERSION, emitEvent } from './webhooks/emit';
import { Messages } from './webhooks/messages';
import type { World } from './world';

/** The sandbox without its door. */
export interface SandboxCore {
  world: World;
  actions: SandboxActions;
  messages: Messages;
  close: () => Promise<void>;
}

/** Throws FolderLockedError while another process has the journal. */
export async function createSandbox(options: SandboxOptions): Promise<SandboxCore> {
  const { dataDir, logger, siteOrigin, webhooks } = options;
  const folder = dataDir === null ? null : join(dataDir, 'stripe');
  const unlock = folder === null ? null : await lockFolder(folder);
  const store = new Store(folder === null ? noJournal : openJournal(folder));
  const clock = new Clock(store, logger);
  const world: World = {
    store,
    clock,
    siteOrigin,
    logger,
    asking: { id: null, key: null },
    emit: (type, row, previous) => emitEvent(world, type, row, previous),
  };
  prepare(world, webhooks);
  forgetOld(store, clock.seconds());
  clock.follow((what, target) => runDue(world, what, target));
  const messages = new Messages(world, webhooks.deliver);
  return {
    world,
    actions: createActions(world, () => messages.wake()),
    messages,
    async close() {
      await messages.close();
      store.close();
      await unlock?.();
    },
  };
}

/** The two endpoints of the house stand from the start, with the secrets it was given. */
function prepare({ store, clock }: World, { url, secrets }: SandboxOptions['webhooks']): void {
  store.change(() => {
    if (store.find('settings', 'settings') === undefined) {
      const dashboardSecret = randomBytes(32).toString('base64url');
      store.add({ id: 'settings', object: 'settings', clockOffset: 0, dashboardSecret });
    }
    for (const name of ['account', 'connect'] as const) {
      const id = `we_sandbox_${name}`;
      store.drop(id);
      if (url === null) continue;
      const endpoint = {
        id,
        object: 'webhook_endpoint',
        created: clock.seconds(),
        livemode: false,
        url,
        enabled_events: ['*'],
        status: 'enabled',
        description: null,
        api_version: API_VERSION,
        metadata: {},
      } as const;
      const hidden = { secret: secrets[name], isConnect: name === 'connect' };
      store.add({ ...endpoint, enabled_events: ['*'] }, '', hidden);
    }
  });
}
