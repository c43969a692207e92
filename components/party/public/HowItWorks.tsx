import { durationWords } from '@/components/shared/draw/durationWords';
import type { PartyView } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { How } from './How.styles';

/** Three steps from the line to the game. */
export function HowItWorks({ party }: { party: PartyView }) {
  const { t, i18n } = useTranslation('party');
  const isByLanes = party.orderPolicy === 'LANES';
  return (
    <How aria-labelledby="how-title">
      <h2 id="how-title">{t('how.title')}</h2>
      <ol role="list">
        <li>
          <b>{t(isByLanes ? 'how.up' : `order.${party.orderPolicy}`)}</b>
          {t(isByLanes ? 'how.up_text' : 'how.close_text')}
        </li>
        <li>
          <b>{t('how.called')}</b>
          {t('how.called_time', { time: durationWords(party.readySeconds, i18n.language) })}
        </li>
        <li>
          <b>{t('how.play')}</b>
          {t('how.play_text')}
        </li>
      </ol>
    </How>
  );
}
