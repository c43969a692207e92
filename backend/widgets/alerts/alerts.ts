import { wordFilterOf } from '@/backend/audience/service';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { enqueue } from '@/backend/platform/outbox/outbox';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import type { Currency } from '@/lib/shared/money/money';
import type { AlertKind, WidgetAlert } from '@/lib/shared/widgets/messages';
import { shortAlertText } from '@/lib/shared/widgets/alertText';
import { onAirAfter } from '@/backend/widgets/policy';
import {
  findAlert,
  raiseOne,
  raiseUsed,
  rewriteAlert,
  writeAlerts,
  type AlertContent,
  type AlertRow,
  type RaisedWidget,
  type Scope,
} from './alertRepository';

/** Something that happened in a live tool and that viewers are shown for a moment. */
export interface NewAlert {
  /** Of what happened: whatever is told of it again alerts nobody. */
  eventId: string;
  kind: AlertKind;
  /** Whom it is about; null: a guest, or nobody in particular. */
  userId: string | null;
  /** Of a guest. */
  name: string | null;
  /** What the person wrote or what was won; plain text. */
  text: string | null;
  /** A longer text is cut. */
  maxChars?: number;
  /** What was given or reached, in minor units; null: nothing, or nobody is to know. */
  amount?: number | null;
  currency?: Currency | null;
  /** Its text may be read aloud. */
  isSpoken?: boolean;
}

/** More at once are a flood: the overlay's own list tells of the rest. */
const MOST_AT_ONCE = 10;

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Higher ones go first. */
const PRIORITY: Record<AlertKind, number> = {
  WON: 30,
  GOAL: 25,
  CALLED: 20,
  MILESTONE: 15,
  CONTRIBUTION: 10,
  TEST: 0,
};

/** Since when a widget was used by an overlay that may still be open. */
const usedSince = (context: Context) => onAirAfter(context.now());

/** Since when alerts can be shown again. */
export const keptSince = (context: Context) => new Date(context.now().getTime() - KEPT_MS);

/**
 * Shows events of a tool on the creator's overlays that are open, each once however often it is told.
 * In the transaction in which they happened.
 */
export async function alertViewers(
  context: Context,
  tool: { creatorId: string; toolId: string },
  alerts: readonly NewAlert[],
): Promise<void> {
  if (alerts.length === 0) return;
  const rows = alerts.slice(0, MOST_AT_ONCE).map((alert) => ({
    ...contentOf(alert),
    id: newId(),
    eventId: alert.eventId,
    kind: alert.kind,
    priority: PRIORITY[alert.kind],
  }));
  const times = {
    now: context.now(),
    usedSince: usedSince(context),
    keptSince: keptSince(context),
  };
  const { alerts: fresh, widgets } = await writeAlerts(context.db, tool, rows, times);
  if (widgets.length > 0) await send(context, tool.creatorId, widgets, fresh);
}

function contentOf(alert: Omit<NewAlert, 'eventId' | 'kind'>): AlertContent {
  const { userId, name, maxChars, amount = null, currency = null, isSpoken = false } = alert;
  const text =
    alert.text !== null && maxChars !== undefined
      ? shortAlertText(alert.text, maxChars)
      : alert.text;
  return { userId, name, text, amount, currency, isSpoken };
}

/**
 * Changes what an alert says, should it be shown again: who it is about hides since, or the words are
 * taken back. Nothing happens where none is kept. In the transaction of that change.
 */
export async function restateAlert(
  context: Context,
  eventId: string,
  content: Omit<NewAlert, 'eventId' | 'kind'>,
): Promise<void> {
  await rewriteAlert(context.db, eventId, contentOf(content));
}

/** Shows an alert again, under an id of its own. Returns whether it could still be found. */
export async function replay(context: Context, scope: Scope, id: string): Promise<boolean> {
  const alert = await findAlert(context.db, scope, keptSince(context), id);
  if (!alert) return false;
  const widgets = await raiseUsed(context.db, scope, usedSince(context));
  await send(context, scope.creatorId, widgets, [{ ...alert, eventId: newId() }]);
  return true;
}

/** Shows one widget what an alert looks and sounds like. In a transaction. */
export async function alertTest(
  context: Context,
  widget: { id: string; creatorId: string },
): Promise<void> {
  const test = {
    eventId: newId(),
    kind: 'TEST',
    handle: null,
    text: null,
    amount: null,
    currency: null,
    isSpoken: false,
  } as const;
  const widgets = await raiseOne(context.db, widget.id);
  await send(context, widget.creatorId, widgets, [{ ...test, priority: PRIORITY.TEST }]);
}

/** Ends what is on the screens now. In a transaction. */
export async function skip(context: Context, scope: Scope): Promise<void> {
  const widgets = await raiseUsed(context.db, scope, usedSince(context));
  await enqueue(
    context,
    ...widgets.map(({ id, seq }) => ({
      channel: widgetChannel(id),
      message: { type: 'WIDGET_SKIP', seq },
    })),
  );
}

type Sent = Omit<AlertRow, 'id' | 'createdAt'>;

/** `widgets` stand at the `seq` of the last of these alerts. */
async function send(
  context: Context,
  creatorId: string,
  widgets: readonly RaisedWidget[],
  alerts: readonly Sent[],
): Promise<void> {
  const shown = await cleaned(context, creatorId, alerts);
  const events = widgets.flatMap(({ id, seq: last }) =>
    shown.map((alert, nth) => ({
      channel: widgetChannel(id),
      message: { type: 'WIDGET_ALERT', seq: last - shown.length + 1 + nth, alert },
    })),
  );
  await enqueue(context, ...events);
}

/** A name or text that holds a word the creator does not want to read is left out. */
async function cleaned(
  context: Context,
  creatorId: string,
  alerts: readonly Sent[],
): Promise<WidgetAlert[]> {
  const needsFilter = alerts.some(({ handle, text }) => handle !== null || text !== null);
  const passes = needsFilter ? await wordFilterOf(context, creatorId) : () => true;
  const kept = (value: string | null) => (value !== null && passes(value) ? value : null);
  return alerts.map(
    ({ eventId: id, kind, handle, text, amount, currency, isSpoken, priority }) => ({
      ...{ id, kind, amount, currency, isSpoken, priority },
      handle: kept(handle),
      text: kept(text),
    }),
  );
}
