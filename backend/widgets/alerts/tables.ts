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
  priority: number;
  createdAt: Date;
}
