import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { useId } from 'react';
import { Count, People, Quiet } from '@/components/console/Console.styles';
import { AwayRoot } from '@/components/party/console/Queue.styles';
import { useQueue } from '@/components/party/console/QueueContext';
import { PersonRow } from '@/components/party/console/rows/PersonRow';

/** Those who are right back: they keep their place, and nobody calls them until they are. */
export function AwayGroup() {
  const { t, i18n } = useTranslation('console');
  const { away, awayCount } = useQueue().party;
  const titleId = useId();
  if (awayCount === 0) return null;
  const more = awayCount - away.length;
  return (
    <AwayRoot role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>
        {t('away.title')} <Count>{numbersIn(i18n.language).format(awayCount)}</Count>
      </h3>
      <Quiet>{t('away.text')}</Quiet>
      <People role="list">
        {away.map((member) => (
          <PersonRow key={member.id} member={member} />
        ))}
      </People>
      {more > 0 && <Quiet>{t('away.others', { count: more })}</Quiet>}
    </AwayRoot>
  );
}
