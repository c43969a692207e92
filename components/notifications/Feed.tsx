import { Button } from '@/components/ui/buttons/Button';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import type { useNotifications } from '@/hooks/notifications/useNotifications';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { rowsOf } from '@/lib/notifications/feed';
import { timeOf } from '@/lib/notifications/items';
import { dayName, daysOf } from '@/lib/shared/days';
import * as Styled from './Feed.styles';
import { Older } from './Older';
import { Row } from './Row';

interface FeedProps {
  /** Id of the panel. */
  name: string;
  notifications: ReturnType<typeof useNotifications>;
  /** Called when a row leads to another page. */
  onLeave: () => void;
}

/** The notifications of a user, by day, newest first. */
export function Feed({ name, notifications, onLeave }: FeedProps) {
  const { t, i18n } = useTranslation('common');
  const { feed, retry, showOlder, open, openAll } = notifications;
  const rows = rowsOf(feed.items);
  const hasNew = rows.some(({ isOpened }) => !isOpened);

  return (
    <>
      <Styled.Head>
        <h2>{name}</h2>
        {hasNew ? (
          <Button variant="quiet" size="small" onClick={openAll}>
            {t('bell.open_all')}
          </Button>
        ) : null}
      </Styled.Head>
      {feed.state === 'failed' ? (
        <Notice kind="warning" isLive>
          <p>{t(rows.length === 0 ? 'bell.failed' : 'bell.behind')}</p>
          <Button variant="quiet" size="small" onClick={retry}>
            {t('retry')}
          </Button>
        </Notice>
      ) : null}
      {rows.length === 0 && feed.state === 'loading' ? <Waiting /> : null}
      {rows.length === 0 && feed.state === 'loaded' ? <Nothing /> : null}
      {daysOf(rows, ({ timetoken }) => new Date(timeOf(timetoken)).toISOString()).map((day) => {
        const dayIs = dayName(day.at, { language: i18n.language, now: new Date() });
        return (
          <section key={dayIs} aria-label={dayIs}>
            <Styled.Day aria-hidden="true">{dayIs}</Styled.Day>
            <Styled.List role="list">
              {day.rows.map((row) => (
                <Row
                  key={row.timetoken}
                  row={row}
                  onOpen={() => {
                    open(row);
                    onLeave();
                  }}
                />
              ))}
            </Styled.List>
          </section>
        );
      })}
      {feed.hasOlder ? <Older showOlder={showOlder} /> : null}
    </>
  );
}

function Waiting() {
  return (
    <Styled.Empty>
      <Spinner />
    </Styled.Empty>
  );
}

function Nothing() {
  const { t } = useTranslation('common');
  return (
    <Styled.Empty>
      <DrawnIcon drawing={dashboardIcons.notifications} size={40} />
      <p>{t('bell.empty')}</p>
    </Styled.Empty>
  );
}
