import { useTranslation } from '@/hooks/ui/useTranslation';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { LobbyCode, LobbyRoot, Watermark } from './Ticket.styles';

const MARKS = 40;

interface Props {
  code: string | null;
  /** Number of the ticket the code is shown to. */
  number: number;
}

/** The way into the game, for the one who may have it. */
export function LobbyCard({ code, number }: Props) {
  const { t } = useTranslation('ticket');
  if (!code) return <p>{t('ticket.lobby_none')}</p>;
  return (
    <LobbyRoot>
      <Watermark aria-hidden="true">
        {Array.from({ length: MARKS }, (_, index) => (
          <span key={index}>{t('ticket.number', { number })}</span>
        ))}
      </Watermark>
      <p>{t('ticket.lobby')}</p>
      <LobbyCode>{code}</LobbyCode>
      <div>
        <CopyButton text={code} label={t('ticket.copy_code')} />
      </div>
      <p>{t('ticket.lobby_watermark', { number })}</p>
    </LobbyRoot>
  );
}
