import { useTranslation } from '@/hooks/ui/useTranslation';
import { useId } from 'react';
import { Beside, PanelText } from '@/components/console/frame/Frame.styles';
import { numbersIn } from '@/lib/i18n/numbers';
import { useQueue } from '@/components/party/console/QueueContext';
import { GroupHead, Rows } from './List.styles';
import { PersonRow } from './PersonRow';
import { Picture } from './Picture';

/** Those who are right back: they keep their place, and nobody calls them until they are. */
export function AwayRows() {
  const { t, i18n } = useTranslation('console');
  const { away, awayCount } = useQueue().party;
  const titleId = useId();
  if (awayCount === 0) return null;
  const more = awayCount - away.length;
  return (
    <div role="group" aria-labelledby={titleId}>
      <GroupHead id={titleId} title={t('away.text')}>
        {t('away.title')} <Beside $isNumber>{numbersIn(i18n.language).format(awayCount)}</Beside>
      </GroupHead>
      <Rows role="list">
        {away.map((member) => (
          <PersonRow
            key={member.id}
            member={member}
            isQuiet
            place={null}
            picture={<Picture member={member} />}
          />
        ))}
      </Rows>
      {more > 0 && <PanelText>{t('away.others', { count: more })}</PanelText>}
    </div>
  );
}
