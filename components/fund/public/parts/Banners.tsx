import type { ReactNode } from 'react';
import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { fundIcons } from '@/components/fund/fundIcons';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { contributionPath } from '@/lib/navigation/tools/fundPath';
import type { FundPage } from '@/lib/shared/fund/views';
import { Banner } from './Banner.styles';

/** What stands above everything: what the reader has to do, then what became of the fund. */
export function Banners({ page }: { page: FundPage }) {
  return (
    <>
      {page.notices.map((notice) => (
        <Declined key={notice.contributionId} page={page} notice={notice} />
      ))}
      <StateBanner page={page} />
    </>
  );
}

/** Only for the person whose card it is. */
function Declined({ page, notice }: { page: FundPage; notice: FundPage['notices'][number] }) {
  const { t } = useTranslation('fund');
  const { fund, creator } = page;
  const money = useMoney(fund.currency);
  return (
    <Banner $tone="stop" role="status">
      <DrawnIcon drawing={fundIcons.card} />
      <div>
        <b>{t('notice.declined', { amount: money.exact(notice.amount) })}</b>
        <p>
          {notice.retryAt ? (
            <Told
              text={t('notice.declined_text', marks('day'))}
              parts={{ day: <LocalTime at={notice.retryAt} as="moment" /> }}
            />
          ) : (
            t('notice.declined_now')
          )}
        </p>
      </div>
      <ButtonLink href={contributionPath(creator.handle, fund.id, notice.contributionId)}>
        {t('notice.other_card')}
      </ButtonLink>
    </Banner>
  );
}

function StateBanner({ page: { fund, creator } }: { page: FundPage }) {
  const { t } = useTranslation('fund');
  const { state, reachedAt, endedAt, deadlineAt, startsAt, supporterCount, cancelReason } = fund;
  const { name } = creator;
  const day = (at: string | null, as: 'day' | 'moment' = 'day') =>
    at === null ? '…' : <LocalTime at={at} as={as} />;
  const banner = (tone: 'good' | 'wait' | undefined, sign: ReactNode, title: ReactNode, text: ReactNode) => (
    <Banner $tone={tone} role="status">
      {sign}
      <div>
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
    </Banner>
  );
  const said = cancelReason && <q dir="auto">{cancelReason}</q>;
  if (state === 'DRAFT') {
    return banner(undefined, <Icon name="eye-off" />, t('banner.draft'), t('banner.draft_text'));
  }
  if (state === 'SCHEDULED') {
    const title = (
      <Told text={t('banner.scheduled', marks('at'))} parts={{ at: day(startsAt, 'moment') }} />
    );
    return banner(undefined, <Icon name="clock" />, title, t('banner.scheduled_text'));
  }
  if (state === 'PAUSED') {
    return banner('wait', <Icon name="pause" />, t('banner.paused', { name }), t('banner.paused_text'));
  }
  if (state === 'CANCELLED' || state === 'REFUNDED') {
    const isCancelled = state === 'CANCELLED';
    const title = (
      <Told
        text={t(isCancelled ? 'banner.cancelled' : 'banner.refunded', { ...marks('day'), name })}
        parts={{ day: day(endedAt) }}
      />
    );
    const isCharged = fund.mode === 'KEEP' || !isCancelled;
    const text = (
      <>
        {said} {t(isCharged ? 'banner.money_back' : 'banner.nobody_charged')}
      </>
    );
    return banner(undefined, <DrawnIcon drawing={fundIcons.back} />, title, text);
  }
  if (reachedAt !== null) {
    const title = (
      <Told
        text={t('banner.reached', { ...marks('at'), count: supporterCount })}
        parts={{ at: day(reachedAt, 'moment') }}
      />
    );
    const text =
      state === 'LIVE' && deadlineAt ? (
        <Told text={t('banner.stays_open', marks('day'))} parts={{ day: day(deadlineAt) }} />
      ) : null;
    return banner('good', <DrawnIcon drawing={fundIcons.flag} />, title, text);
  }
  return null;
}
