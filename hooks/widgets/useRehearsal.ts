import { useMemo } from 'react';
import { useRehearsed } from '@/hooks/realtime/useRehearsed';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import type { LiveTool, OverlayFacts } from './connection/session';

/** What an overlay plays of a rehearsal in place of what is live; null: nothing is rehearsed. */
export function useRehearsal(
  facts: OverlayFacts | null,
  onAlert: (alert: WidgetAlert) => void,
): readonly LiveTool[] | null {
  const { t } = useTranslation('widgets');
  const handle = facts?.handle ?? '';
  const rehearsed = useRehearsed({
    rehearsal: facts?.rehearsal ?? null,
    creator: { id: '', handle, name: handle, extra_public: '{}' },
    words: {
      queue: t('rehearsal.queue'),
      draw: t('rehearsal.draw'),
      prize: t('rehearsal.prize'),
      fund: t('rehearsal.fund'),
      milestone: t('rehearsal.milestone'),
    },
    onAlert,
  });
  const order = facts?.settings.order;
  return useMemo(() => {
    if (rehearsed === null || order === undefined) return null;
    const { party, lottery, fund } = rehearsed;
    const tools: LiveTool[] = [
      ...(party ? [{ kind: 'PARTY', state: party }] : []),
      ...(lottery ? [{ kind: 'LOTTERY', state: lottery }] : []),
      ...(fund ? [{ kind: 'FUND', state: fund }] : []),
    ];
    const placeOf = ({ kind }: LiveTool) => order.findIndex((one) => one === kind);
    return tools.sort((one, other) => placeOf(one) - placeOf(other));
  }, [rehearsed, order]);
}
