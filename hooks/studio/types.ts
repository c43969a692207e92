import type { ResultOf } from '@/lib/secureql/operations/all';
import type { WidgetKind } from '@/lib/shared/widgets/kinds';
import { readSettings, type WidgetSettings } from '@/lib/shared/widgets/settings';

/** One of the creator's overlay addresses, as calls carry it. */
export type SentWidget = ResultOf<'widgets/get-widgets/'>['getWidgets']['items'][number];

/** One of the creator's overlay addresses, with settings that are known to be whole. */
export type Widget = Omit<SentWidget, 'settings' | 'kind'> & {
  kind: WidgetKind;
  settings: WidgetSettings;
};

/** A widget whose settings may come from another release than this page. */
export const readWidget = (sent: SentWidget): Widget => ({
  ...sent,
  kind: sent.kind,
  settings: readSettings(sent.settings),
});
