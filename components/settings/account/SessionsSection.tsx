import { useTranslation } from '@/hooks/ui/useTranslation';
import { Fold, Rows, Saved } from '@/components/settings/Settings.styles';
import { Section } from '@/components/settings/Section';
import { LocalTime } from '@/components/shared/LocalTime';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { Icon } from '@/components/ui/icons/Icon';
import { FormError } from '@/components/ui/forms/FormError';
import type { Session } from '@/hooks/settings/types';
import { useSessions } from '@/hooks/settings/useSessions';
import { readClientAgent } from '@/lib/settings/clientAgent';

/** So many stand open; the rest, which are older, fold away. */
const AT_ONCE = 5;

/** Every browser that is logged in, and the way to end each of them or all others. */
export function SessionsSection({ initial }: { initial: readonly Session[] }) {
  const { t } = useTranslation('settings');
  const { sessions, busy, outcome, endOne, endOthers } = useSessions(initial);
  const nameOf = ({ clientAgent }: Session) => {
    const { browser, system } = readClientAgent(clientAgent);
    if (browser && system) return t('sessions.agent', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
  const ordered = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const row = (session: Session) => (
    <li key={session.id}>
      <div>
        <strong>{nameOf(session)}</strong>
        <small>
          {t('sessions.last_seen')} <LocalTime at={session.lastSeenAt} as="moment" />
        </small>
      </div>
      {session.isCurrent ? (
        <Badge $tone="good">{t('sessions.current')}</Badge>
      ) : (
        <Button
          variant="quiet"
          size="small"
          aria-label={`${t('sessions.end')}: ${nameOf(session)}`}
          isLoading={busy === session.id}
          onClick={() => void endOne(session.id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
  return (
    <Section id="sessions" title={t('sessions.title')} intro={t('sessions.intro')}>
      <FormError>{outcome === 'failed' && t('sessions.failed')}</FormError>
      <Rows role="list">{ordered.slice(0, AT_ONCE).map(row)}</Rows>
      {ordered.length > AT_ONCE && (
        <Fold>
          <summary>
            <h3>{t('sessions.others', { count: ordered.length - AT_ONCE })}</h3>
            <Icon name="chevron-down" size={20} />
          </summary>
          <Rows role="list">{ordered.slice(AT_ONCE).map(row)}</Rows>
        </Fold>
      )}
      <div>
        {sessions.some(({ isCurrent }) => !isCurrent) ? (
          <Button variant="quiet" isLoading={busy === 'others'} onClick={() => void endOthers()}>
            {t('sessions.end_others')}
          </Button>
        ) : null}
        <Saved role="status">{outcome === 'ended' ? t('sessions.ended') : null}</Saved>
      </div>
    </Section>
  );
}
