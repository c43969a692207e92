import type { Context } from '@/backend/platform/context';
import { enqueue } from '@/backend/platform/outbox/outbox';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import type { WidgetMessage } from '@/lib/shared/widgets/messages';
import { deleteRehearsal } from './rehearsal/rehearsalRepository';
import { nextSeqs } from './repository';

/**
 * One of a creator's live tools is shown from now on, or no more, or another one in its place: their
 * overlays look again, and a rehearsal is over. In the running transaction.
 */
export async function changedLive(context: Context, creatorId: string): Promise<void> {
  // It holds the creator's overlays: a rehearsal that begins meanwhile waits, or is deleted here.
  await tellOverlays(context, creatorId);
  await deleteRehearsal(context.db, creatorId);
}

/** Every overlay of a creator asks again what it shows. In the running transaction. */
export async function tellOverlays(context: Context, creatorId: string): Promise<void> {
  const widgets = await nextSeqs(context.db, creatorId);
  const messages = widgets.map(({ id, seq }) => {
    const message: WidgetMessage = { type: 'WIDGET_CHANGED', seq };
    return { channel: widgetChannel(id), message };
  });
  await enqueue(context, ...messages);
}
