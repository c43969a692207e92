import type { Kind } from './rows';
import type { Store } from './store';

const DAY = 24 * 60 * 60;

/** How long Stripe keeps what is no object of money. */
const KEPT = { answer: DAY, event: 30 * DAY } satisfies Partial<Record<Kind, number>>;

/** Forgets what Stripe forgets: answers to keys, events that were heard, pages that were visited. */
export function forgetOld(store: Store, now: number): void {
  const waiting = new Set(store.all('message').map(({ object }) => object.event));
  store.change(() => {
    for (const kind of ['answer', 'event'] as const) {
      for (const { object } of store.all(kind)) {
        const isOld = object.created + KEPT[kind] <= now;
        if (isOld && !waiting.has(object.id)) store.drop(object.id);
      }
    }
    for (const { object } of store.all('visit')) {
      if (object.expiresAt <= now - DAY) store.drop(object.id);
    }
  });
}
