import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Spinner } from '@/components/ui/Spinner';
import type { Offers } from '@/hooks/messaging/useOffers';
import type { OpenThread } from '@/hooks/messaging/useThread';
import type { useLogScroll } from '@/hooks/messaging/useLogScroll';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Unsent } from '@/lib/messaging/drafts';
import { byDay, goesOn, marksOf, type Row } from '@/lib/messaging/rows';
import type { Thread } from '@/lib/messaging/thread';
import { dayName } from '@/lib/shared/days';
import type { Offer } from '@/lib/shared/offers/offer';
import { Edge, Lines, Middle, Scroller, ToEnd, Typing, UnreadLine } from './Log.styles';
import { MessageLine } from './MessageLine';

interface Props {
  open: OpenThread;
  thread: Thread;
  rows: readonly Row[];
  scroll: ReturnType<typeof useLogScroll>;
  partnerName: string;
  isTyping: boolean;
  offers: Offers;
  onOffer: (offer: Offer) => void;
  onRetry: (unsent: Unsent) => void;
  onDrop: (clientId: string) => void;
  onToEnd: () => void;
}

/** The messages of a conversation by day; scrolling loads older and newer ones. */
export function MessageLog(props: Props) {
  const { open, thread, rows, scroll, partnerName, isTyping, onRetry, onDrop, onToEnd } = props;
  const { offers, onOffer } = props;
  const { log, isAtEnd, hasNews, onScroll } = scroll;
  const { t, i18n } = useTranslation('chat');
  const marks = marksOf(rows, thread.partnerReadSeq);
  const firstUnread = useFirstUnread(rows, thread.readSeq);
  return (
    <Middle>
      <Scroller
        ref={log}
        role="log"
        // Older pages are added to it as well. The live region below announces new messages.
        aria-live="off"
        aria-label={t('log.label', { name: partnerName })}
        tabIndex={0}
        onScroll={onScroll}
      >
        <Lines>
          <div>
            <Beginning open={open} thread={thread} isEmpty={rows.length === 0} name={partnerName} />
            {byDay(rows).map((day) => (
              <section key={day.at}>
                <h3>{dayName(day.at, { language: i18n.language, now: new Date() })}</h3>
                <ol role="list">
                  {day.rows.map((row, index) => {
                    const next = day.rows[index + 1];
                    return [
                      row.key === firstUnread && (
                        <li key="unread" data-unread="">
                          <UnreadLine>{t('log.unread')}</UnreadLine>
                        </li>
                      ),
                      <MessageLine
                        key={row.key}
                        row={row}
                        goesOn={goesOn(row, day.rows[index - 1])}
                        isFollowed={next !== undefined && goesOn(next, row)}
                        mark={marks.get(row.key) ?? null}
                        partnerName={partnerName}
                        offer={offers.get(row.message?.offerId ?? '')}
                        onOffer={onOffer}
                        onRetry={onRetry}
                        onDrop={onDrop}
                      />,
                    ];
                  })}
                </ol>
              </section>
            ))}
            {open.loading === 'after' && <Loading />}
            {open.failed === 'after' && <Failed onRetry={open.loadNewer} />}
            {isTyping && (
              <Typing>
                <i />
                <i />
                <i />
                {t('log.typing', { name: partnerName })}
              </Typing>
            )}
          </div>
        </Lines>
      </Scroller>
      {!isAtEnd && (
        <ToEnd>
          <Button
            size="small"
            variant={hasNews ? 'primary' : 'quiet'}
            icon="chevron-down"
            onClick={onToEnd}
          >
            {t(hasNews ? 'log.news' : 'log.to_end')}
          </Button>
        </ToEnd>
      )}
      <LiveRegion message={useSpoken(rows, partnerName, isTyping)} />
    </Middle>
  );
}

/** Key of the first message that was unread when the conversation was opened. */
function useFirstUnread(rows: readonly Row[], readSeq: number): string | undefined {
  const [key] = useState(
    () => rows.find(({ isOwn, message }) => !isOwn && (message?.seq ?? 0) > readSeq)?.key,
  );
  return key;
}

/** Text for the live region: new messages and typing, but nothing that was there at the start. */
function useSpoken(rows: readonly Row[], name: string, isTyping: boolean): string {
  const { t } = useTranslation('chat');
  const last = rows.findLast(({ isOwn }) => !isOwn);
  const [known] = useState(last?.key);
  if (isTyping) return t('log.typing', { name });
  if (last === undefined || last.key === known) return '';
  return `${t('message.from', { name })} ${last.body || t('list.picture')}`;
}

function Loading() {
  const { t } = useTranslation('chat');
  return (
    <Edge>
      <Spinner />
      <p>{t('loading')}</p>
    </Edge>
  );
}

function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation('chat');
  return (
    <Edge role="alert">
      <p>{t('log.failed')}</p>
      <Button variant="quiet" size="small" onClick={() => void onRetry()}>
        {t('common:retry')}
      </Button>
    </Edge>
  );
}

interface BeginningProps {
  open: OpenThread;
  thread: Thread;
  isEmpty: boolean;
  name: string;
}

function Beginning({ open, thread, isEmpty, name }: BeginningProps): ReactNode {
  const { t } = useTranslation('chat');
  if (open.failed === 'before') return <Failed onRetry={open.loadOlder} />;
  if (open.loading === 'before') return <Loading />;
  if (thread.before !== null) {
    return (
      <Edge>
        <Button variant="link" size="small" onClick={() => void open.loadOlder()}>
          {t('log.older')}
        </Button>
      </Edge>
    );
  }
  return <Edge>{t(isEmpty ? 'log.empty' : 'log.beginning', { name })}</Edge>;
}
