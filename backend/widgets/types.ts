import type { ToolKind } from '@/backend/hosting/service';
import type { ExtraPublic } from '@/lib/shared/creators/extraPublic';
import type { HealthWarning, OverlayCopy } from '@/lib/shared/widgets/health';
import type { WidgetKind } from '@/lib/shared/widgets/kinds';
import type { Rehearsal } from '@/lib/shared/widgets/rehearsal';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';

/** One open page of a widget, as its creator sees it. Times are UTC, ISO 8601. */
export interface OverlayCopyView extends OverlayCopy {
  connectedAt: string;
  lastSeenAt: string;
}

/** What is known of the overlays of one widget. Times are UTC, ISO 8601. */
export interface OverlaySign {
  /** Of the widget. */
  id: string;
  kind: WidgetKind;
  lastSeenAt: string | null;
  /** An overlay is connected. */
  isOnAir: boolean;
  /** Since when one has been connected; null: none is. */
  onAirSince: string | null;
  /** Worst first. */
  warnings: HealthWarning[];
}

/** A widget as its creator sees it; its key is asked for apart. Times are UTC, ISO 8601. */
export interface Widget {
  id: string;
  kind: WidgetKind;
  /** Null: it shows whatever is live. */
  toolId: string | null;
  toolTitle: string | null;
  isPermanent: boolean;
  /** Its address can be shown again: those made by chance, of before keys were derived, cannot. */
  isShowable: boolean;
  settings: WidgetSettings;
  createdAt: string;
  lastUsedAt: string | null;
  /** The program that last used it (`OBS 30.1`); null: never used, or an unknown one. */
  lastUsedBy: string | null;
  isOnAir: boolean;
  onAirSince: string | null;
  /** Alerts make no sound. */
  isMuted: boolean;
  /** Alerts wait. */
  isPaused: boolean;
  copies: OverlayCopyView[];
  warnings: HealthWarning[];
}

/** A live tool that an overlay shows. */
export interface ShownTool {
  kind: ToolKind;
  /** What the tool's kind says that its overlays show; its graph names it. */
  snapshot: object;
}

/** What an overlay shows, and a token to follow it. */
export interface OverlaySession {
  widgetId: string;
  /** Of the last message on its channel. */
  seq: number;
  kind: WidgetKind;
  settings: WidgetSettings;
  /** Of the creator. */
  handle: string;
  /** The creator's. */
  locale: string;
  /** Looks of the creator. */
  extraPublic: ExtraPublic;
  /** At most one of a kind, in the order of the settings. */
  tools: ShownTool[];
  /** The scripted show that it plays instead; null: none. */
  rehearsal: Rehearsal | null;
  isMuted: boolean;
  isPaused: boolean;
  token: string;
  /** UTC, ISO 8601. */
  expiresAt: string;
}
