import dynamic from 'next/dynamic';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { EmbeddedQueue } from '@/components/shared/overlay/queue/EmbeddedQueue';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { useSampleQueue } from '@/hooks/landing/useSampleQueue';
import { Foot, Phone, Plates, Scene, Stream, Themed } from './QueuePreview.styles';

// Below the first screen, and with a ticket's own drawings: it comes after the page.
const PhoneTicket = dynamic(() => import('./PhoneTicket').then((module) => module.PhoneTicket), {
  ssr: false,
});

/** The real overlay and ticket over one made-up queue, which the reader can move on. */
export function QueuePreview({ themeVariables }: { themeVariables: string }) {
  const { t } = useTranslation('landing');
  const { party, ticket, callNext } = useSampleQueue(t('queue.sample'));
  return (
    <figure>
      {/* Above what moves, so that the button stays under the finger. */}
      <Foot>
        <Button className="needs-script" variant="quiet" onClick={callNext}>
          {t(ticket ? 'queue.call' : 'queue.again')}
        </Button>
        <Badge>{t('example')}</Badge>
      </Foot>
      <Themed $variables={themeVariables}>
        <Stream>
          <Scene viewBox="0 0 160 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <circle className="far" cx="118" cy="42" r="26" />
            <path className="middle" d="M0 92c20-22 38-22 58-4s44 8 62-10 30-12 40-6v48H0z" />
            <path className="near" d="M0 108c26-14 52-10 80-2s54 4 80-8v22H0z" />
          </Scene>
          <Plates>
            <EmbeddedQueue queue={party} />
          </Plates>
        </Stream>
        <Phone>
          <PhoneTicket ticket={ticket} />
        </Phone>
      </Themed>
    </figure>
  );
}
