import type { Part, PartProps } from '@/components/shared/overlay/part';
import { QueueBar } from '@/components/shared/overlay/queue/QueueBar';
import { QueueMinimal, QueuePill } from '@/components/shared/overlay/queue/QueueMinimal';
import { QueuePanel } from '@/components/shared/overlay/queue/QueuePanel';
import { queueView } from '@/components/shared/overlay/queue/queueView';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';

/** How many names a panel holds; a side panel drops those it has no height for. */
const NEXT_SHOWN = { CARD: 3, SIDE: 8 };

function QueueView({ state, look, way }: PartProps<OverlayParty>) {
  const { t } = useTranslation('widgets');
  const { design, hasCode, hasCount } = look;
  const shown = { view: queueView(state, t), way, hasCode, hasCount };
  if (design === 'BAR') return <QueueBar {...shown} />;
  if (design === 'MINIMAL') return <QueueMinimal {...shown} />;
  return <QueuePanel {...shown} design={design} nextCount={NEXT_SHOWN[design]} />;
}

function Pill({ state }: { state: OverlayParty }) {
  const { t } = useTranslation('widgets');
  return <QueuePill view={queueView(state, t)} />;
}

/** Who plays and who is next. */
export const queuePart: Part<OverlayParty> = {
  kind: 'QUEUE',
  toolKind: 'PARTY',
  role: 'main',
  isShown: ({ state }) => state !== 'DRAFT',
  View: QueueView,
  Pill,
};
