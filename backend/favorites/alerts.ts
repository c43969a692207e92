import { notify } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import type { ServiceCard } from '@/lib/shared/experiences/views';
import type { AlertKind } from '@/lib/shared/fans/favorites';
import { claimAlert, insertAlert, saveProgress, tellNext } from './alertRepository';
import { keptServices } from './kept';
import { alertsBefore } from './policy';

/** Small enough that a service's own changes never wait long. */
const KEEPERS_AT_ONCE = 200;

/** Notes in the running transaction that those who keep a service and asked are to be told. */
export function noteAlert(context: Context, serviceId: string, kind: AlertKind): Promise<void> {
  return insertAlert(context.db, { serviceId, kind, createdAt: context.now() });
}

/**
 * Tells the next keepers of one service, and notes in the same transaction that they were told. What
 * is gone again by now is told to nobody. False: there was nothing to tell.
 */
export function tellKeepers(context: Context, atOnce = KEEPERS_AT_ONCE): Promise<boolean> {
  return inTransaction(context, async (inner) => {
    const alert = await claimAlert(inner.db);
    if (!alert) return false;
    const { serviceId, kind } = alert;
    const card = (await keptServices().cards(inner, [serviceId])).get(serviceId);
    if (!card || !holds(card, kind)) {
      await saveProgress(inner.db, alert, null);
      return true;
    }
    const now = inner.now();
    const range = { toldBefore: alertsBefore(now), now, limit: atOnce };
    const userIds = await tellNext(inner.db, alert, range);
    const change = kind === 'SLOTS' ? ('slots' as const) : ('price' as const);
    await notify(
      inner,
      userIds.map((userId) => ({
        ...{ type: 'favorite' as const, change, userId },
        ...{ title: card.title, host: card.creatorName },
        redirectLink: `/${card.handle}/${serviceId}`,
        entityRef: serviceId,
        image: card.creatorPhoto ?? '',
      })),
    );
    await saveProgress(inner.db, alert, userIds.length < atOnce ? null : (userIds.at(-1) ?? null));
    return true;
  });
}

/** Whether what is to be told is still so. */
function holds({ state, kind: sold, nextFreeAt }: ServiceCard, kind: AlertKind): boolean {
  if (state !== 'PUBLISHED') return false;
  return kind === 'PRICE' || sold !== 'SESSION' || nextFreeAt !== null;
}
