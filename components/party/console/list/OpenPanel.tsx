import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { consoleIcons } from '@/components/console/consoleIcons';
import { QrCode } from '@/components/shared/overlay/QrCode';
import { Button } from '@/components/ui/buttons/Button';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { Cluster } from '@/components/ui/Stack';
import { media } from '@/styles/media';
import { color, radius, size, space, toneColors, weight } from '@/styles/tokens';
import { useQueue } from '@/components/party/console/QueueContext';

const good = toneColors('good');

const Root = styled.div`
  display: grid;
  align-content: center;
  gap: ${space[4]};
  padding: ${space[2]} ${space[3]} ${space[3]};

  @media ${media.desk} {
    gap: ${space[6]};
    min-height: 100%;
    padding: ${space[2]} ${space[6]} ${space[6]};
  }
`;

const Share = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[4]} ${space[6]};

  > :last-child {
    display: grid;
    flex: 1 1 16rem;
    gap: ${space[3]};
    min-width: 0;
  }
`;

const Code = styled(QrCode)`
  flex: none;
  width: 9.5rem;
  border-radius: ${radius.large};

  @media ${media.desk} {
    width: 12rem;
  }
`;

const Url = styled.p`
  color: ${color.textQuiet};
  font-size: clamp(1.75rem, 1rem + 2.6vw, 3.5rem);
  font-weight: ${weight.display};
  line-height: 1.05;
  letter-spacing: -0.025em;
  overflow-wrap: anywhere;

  b {
    color: ${color.text};
    font-weight: inherit;
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    min-height: 4rem;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.background};
  }

  li > span:nth-child(2) {
    flex: 1 1 10rem;
    min-width: 0;
  }

  b,
  small {
    display: block;
  }

  b {
    font-weight: ${weight.strong};
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

const Step = styled.span<{ $isDone: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radius.round};
  background: ${({ $isDone }) => ($isDone ? good.fill : 'none')};
  box-shadow: ${({ $isDone }) => ($isDone ? 'none' : `inset 0 0 0 2px ${color.control}`)};
  color: ${({ $isDone }) => ($isDone ? good.onFill : 'inherit')};
  font-weight: ${weight.display};
`;

interface Props {
  /** Scheme and host; '' until the page is alive. */
  origin: string;
  /** Path of the creator's link for good. */
  path: string;
  hasOverlay: boolean;
  onOverlay: () => void;
  onChime: () => void;
}

/** Nobody is here yet: the link, large enough to be read out, and what is left to do. */
export function OpenPanel({ origin, path, hasOverlay, onOverlay, onChime }: Props) {
  const { t } = useTranslation('console');
  const { party } = useQueue();
  const isOpen = party.state === 'OPEN';
  const asks = party.entryFields.map(({ label }) => label).join(', ');
  const rounds = t('open.rounds', { count: party.seatsPerRound });
  return (
    <Root>
      <Share>
        <Code text={`${origin}${path}`} label={t('share.qr')} />
        <div>
          <p>{t(isOpen ? 'open.link' : 'open.link_draft')}</p>
          <Url dir="ltr">
            {origin.replace(/^https?:\/\//, '')}
            <wbr />
            <b>{path}</b>
          </Url>
          <Cluster>
            <CopyButton text={`${origin}${path}`} label={t('open.copy')} />
          </Cluster>
        </div>
      </Share>
      <Steps role="list">
        <li>
          <Step $isDone={isOpen}>{isOpen ? <Icon name="check" /> : 1}</Step>
          <span>
            <b>{t(isOpen ? 'open.is_open' : 'next.open')}</b>
            <small>{asks ? t('open.asks', { rounds, asks }) : rounds}</small>
          </span>
        </li>
        <li>
          <Step $isDone={hasOverlay}>{hasOverlay ? <Icon name="check" /> : 2}</Step>
          <span>
            <b>{t('open.overlay')}</b>
            <small>{t('open.overlay_text')}</small>
          </span>
          <Button size="small" variant="quiet" onClick={onOverlay}>
            {t('open.overlay_button')}
          </Button>
        </li>
        <li>
          <Step $isDone={false}>3</Step>
          <span>
            <b>{t('open.chat')}</b>
            <small>{t('open.chat_text')}</small>
          </span>
          <Button size="small" variant="quiet" onClick={onChime}>
            <DrawnIcon drawing={consoleIcons.sound} size={18} />
            {t('open.chime')}
          </Button>
        </li>
      </Steps>
    </Root>
  );
}
