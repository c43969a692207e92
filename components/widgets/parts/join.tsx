import { JoinBar } from '@/components/shared/overlay/join/JoinBar';
import { JoinCard } from '@/components/shared/overlay/join/JoinCard';
import { JoinMinimal } from '@/components/shared/overlay/join/JoinMinimal';
import { JoinPanel } from '@/components/shared/overlay/join/JoinPanel';
import { playWith } from '@/components/shared/overlay/join/joinWords';
import type { Part, PartProps } from '@/components/shared/overlay/part';
import { canJoin } from '@/components/shared/overlay/queue/queueView';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';

function JoinView({ state, look, way }: PartProps<OverlayParty>) {
  const { t } = useTranslation('widgets');
  const shown = {
    invitation: playWith(state.creator, t),
    way,
    count:
      look.hasCount && state.memberCount > 0 ? t('waiting', { count: state.memberCount }) : null,
    hasCode: look.hasCode,
  };
  if (look.design === 'BAR') return <JoinBar {...shown} />;
  if (look.design === 'MINIMAL') return <JoinMinimal {...shown} />;
  if (look.place === 'MIDDLE') return <JoinCard {...shown} />;
  return <JoinPanel {...shown} design={look.design} />;
}

/** The way into a queue, as long as people can join. */
export const joinPart: Part<OverlayParty> = {
  kind: 'JOIN',
  toolKind: 'PARTY',
  role: 'own',
  isShown: canJoin,
  View: JoinView,
};
