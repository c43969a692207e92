import styled from 'styled-components';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { k } from '@/styles/overlay';
import { QueuePanel } from './QueuePanel';
import { queueView, type ShownQueue } from './queueView';

/** A little less than half of its size on a stream, with room for the coin. */
const Small = styled.div`
  --k: 0.48;
  padding: ${k(31)} ${k(6)} ${k(12)} ${k(31)};
`;

const NEXT_SHOWN = 3;

/** The card of a queue inside another page, as wide as what it stands in and without a way in. */
export function EmbeddedQueue({ queue }: { queue: ShownQueue }) {
  const { t } = useTranslation('widgets');
  return (
    <Small>
      <QueuePanel
        view={queueView(queue, t)}
        design="CARD"
        nextCount={NEXT_SHOWN}
        way={null}
        hasCode={false}
        hasCount
        isEmbedded
      />
    </Small>
  );
}
