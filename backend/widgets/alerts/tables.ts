import type { Generated } from 'kysely';
import type { Currency } from '@/lib/shared/money/money';
import type { AlertKind } from '@/lib/shared/widgets/messages';

/** What viewers were shown for a moment; kept for a day, to show it again. */
export interface WidgetAlertsTable {
  id: string;
  /** Of what happened: it alerts once. */
  eventId: string;
  creatorId: string;
  toolId: string;
  kind: AlertKind;
  /** Whom it is about; their handle is read when it is shown. */
  userId: string | null;
  /** A guest without an account. */
  name: string | null;
  text: string | null;
  /** In minor units; null: nothing was given, or the giver hides how much. */
  amount: number | null;
  currency: Currency | null;
  isSpoken: Generated<boolean>;
  priority: number;
  createdAt: Date;
}
