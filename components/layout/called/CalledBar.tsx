import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/icons/Icon';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { useCalledSlot } from '@/hooks/called/calledSlot';
import { useTabSign } from '@/hooks/called/useTabSign';
import type { Turn } from '@/hooks/called/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Bar, BarLink, Check, RoomBelow, Words } from './CalledBar.styles';
import { CallingBar } from './CallingBar';

interface Props {
  turn: Turn;
  reload: () => Promise<void>;
}

/**
 * Stands at the bottom of every page while it is the reader's turn somewhere, or nearly. It cannot be
 * closed, only answered. On the home page a call stands large among the rest.
 */
export function CalledBar({ turn, reload }: Props) {
  const slot = useCalledSlot();
  if (slot !== null && turn.state === 'CALLED') {
    return createPortal(<CallingBar turn={turn} reload={reload} isLarge />, slot);
  }
  return (
    <>
      <RoomBelow />
      {turn.state === 'CALLED' && <CallingBar turn={turn} reload={reload} />}
      {turn.state === 'READY' && <ReadyBar turn={turn} />}
      {turn.state === 'NEXT' && <NextBar turn={turn} />}
    </>
  );
}

function ReadyBar({ turn: { path, title, hasCode } }: { turn: Turn }) {
  const { t } = useTranslation('called');
  useTabSign({ words: t('ready.title'), icon: 'ready' });
  return (
    <Bar $look="ready" role="region" aria-label={t('region')}>
      <Check>
        <Icon name="check" size={28} />
      </Check>
      <Words role="status">
        <b>{t('ready.title')}</b>
        <span>
          <span className="wide">
            <bdi>{title}</bdi>
            {' · '}
          </span>
          {t(hasCode ? 'ready.code' : 'ready.soon')}
        </span>
      </Words>
      <BarLink href={path}>{t(hasCode ? 'ready.show' : 'next.act')}</BarLink>
    </Bar>
  );
}

function NextBar({ turn: { path, title, subject, host, photo } }: { turn: Turn }) {
  const { t } = useTranslation('called');
  useTabSign({ words: t('next.title'), icon: 'ready' });
  return (
    <Bar $look="next" role="region" aria-label={t('region')}>
      <UserPhoto src={photo} name={host} side={48} />
      <Words role="status">
        <b>{t('next.title')}</b>
        <span>
          <span className={subject === null ? undefined : 'wide'}>
            <bdi>{title}</bdi>
            {subject !== null && ' · '}
          </span>
          {subject !== null && t('next.open', { subject })}
        </span>
      </Words>
      <BarLink href={path}>{t('next.act')}</BarLink>
    </Bar>
  );
}
