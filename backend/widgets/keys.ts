import { createHmac } from 'node:crypto';
import { recordChanges, rightOf, hasRight } from '@/backend/hosting/service';
import { notifySecurity } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken } from '@/backend/platform/id';
import { greetingIn } from '@/backend/platform/mail/greeting';
import { memberId } from '@/backend/platform/member';
import { enqueue } from '@/backend/platform/outbox/outbox';
import { textsIn } from '@/backend/platform/texts';
import { inTransaction } from '@/backend/platform/transaction';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import type { WidgetMessage } from '@/lib/shared/widgets/messages';
import {
  deleteWidgetsOf,
  findOwners,
  lockSeenBy,
  lockWidget,
  noteViewer,
  readSecret,
  renewKeys,
  type KeySource,
} from './keyRepository';
import { findWidget, type Numbered, type WidgetRow } from './repository';

/** Where creators copy their addresses. */
const STUDIO_AT = '/streamlabs-elements/widgets';

/** The key of a widget: 256 bits as base64url, 43 characters. */
export function keyOf(secret: string, id: string, version: number): string {
  return createHmac('sha256', secret).update(`${id}:${version}`).digest('base64url');
}

/**
 * A widget that the caller may look after: their own, or one of a tool whose settings they may change.
 * Errors: auth.required; forbidden, for a missing one too.
 */
export async function ownWidget(context: Context, widgetId: string): Promise<WidgetRow> {
  memberId(context);
  const widget = await findWidget(context.db, widgetId);
  const right = widget ? await rightOf(context, widget) : null;
  const isTheirs = right === 'OWNER' || (widget?.toolId != null && right !== null);
  if (!widget || right === null || !isTheirs || !hasRight(right, 'SETTINGS')) {
    throw new AppError('forbidden');
  }
  return widget;
}

/**
 * The key of a widget's address. Whoever is not the creator is remembered as knowing it. Errors:
 * auth.required, forbidden, widget.not_showable (made by chance before keys were derived: renew it).
 */
export async function widgetAddress(
  context: Context,
  { widgetId }: { widgetId: string },
): Promise<{ id: string; key: string }> {
  const { creatorId } = await ownWidget(context, widgetId);
  return inTransaction(context, async (inner) => {
    // A right that ends meanwhile renews what was written down before, or is refused here after.
    const [widget] = await lockWidget(inner.db, widgetId);
    if (!widget) throw new AppError('forbidden');
    if (widget.keyVersion === 0) throw new AppError('widget.not_showable');
    const userId = memberId(inner);
    if (userId !== creatorId) {
      await noteViewer(inner.db, { widgetId, userId, seenAt: inner.now() });
      await ownWidget(inner, widgetId);
    }
    return { id: widgetId, key: keyOf(await readSecret(inner.db), widgetId, widget.keyVersion) };
  });
}

/**
 * Gives a widget another key: the address of before shows nothing any more. Errors: auth.required,
 * forbidden.
 */
export async function rotateKey(context: Context, widgetId: string): Promise<void> {
  await ownWidget(context, widgetId);
  await inTransaction(context, async (inner) => {
    const widgets = await lockWidget(inner.db, widgetId);
    if (widgets.length === 0) throw new AppError('forbidden');
    await renew(inner, widgets);
  });
}

/**
 * Somebody may change a creator's settings no more: the keys that they were shown are renewed, and the
 * creator is told. In the running transaction.
 */
export async function renewSeenBy(
  context: Context,
  creatorId: string,
  userId: string,
): Promise<void> {
  await renewAndTell(context, await lockSeenBy(context.db, userId, creatorId));
}

/**
 * Ends a creator's widgets, and renews what they were shown of others, who are told; in the running
 * transaction.
 */
export async function endWidgetsOf(context: Context, userId: string): Promise<void> {
  await renewAndTell(context, await lockSeenBy(context.db, userId, null));
  await sayRevoked(context, await deleteWidgetsOf(context.db, userId));
}

/** Tells the overlays of a key that it holds no more; `seq` is the last one they may know. */
export async function sayRevoked(context: Context, widgets: readonly Numbered[]): Promise<void> {
  const messages = widgets.map(({ id, seq }) => {
    const message: WidgetMessage = { type: 'WIDGET_REVOKED', seq };
    return { channel: widgetChannel(id), message };
  });
  await enqueue(context, ...messages);
}

async function renew(context: Context, widgets: readonly KeySource[]): Promise<void> {
  const secret = await readSecret(context.db);
  const renewed = widgets.map(({ id, keyVersion }) => ({
    id,
    keyHash: hashToken(keyOf(secret, id, keyVersion + 1)),
  }));
  await sayRevoked(context, await renewKeys(context.db, renewed));
  await recordChanges(
    context,
    widgets.map(({ creatorId, toolId }) => ({ kind: 'OVERLAY_KEY_ROTATED', creatorId, toolId })),
  );
}

async function renewAndTell(context: Context, widgets: readonly KeySource[]): Promise<void> {
  if (widgets.length === 0) return;
  await renew(context, widgets);
  const creatorIds = new Set(widgets.map(({ creatorId }) => creatorId));
  for (const owner of await findOwners(context.db, [...creatorIds])) {
    const t = textsIn('mails', owner.locale);
    const mail = {
      userId: owner.id,
      to: owner.emailVerifiedAt === null ? null : owner.email,
      locale: owner.locale,
      kind: 'overlayKeysRenewed',
      subject: t('overlay_keys_renewed.subject'),
      text: `${greetingIn(owner.locale, owner)}\n\n${t('overlay_keys_renewed.text')}`,
    };
    await notifySecurity(context, mail, { isInFeed: true, redirectLink: STUDIO_AT });
  }
}
