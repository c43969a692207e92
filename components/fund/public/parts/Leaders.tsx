import Link from 'next/link';
import { SupporterPhoto } from '@/components/shared/fund/SupporterPhoto';
import { FormError } from '@/components/ui/forms/FormError';
import { useLeaders } from '@/hooks/fund/public/useLeaders';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FundFace } from '@/lib/shared/fund/messages';
import { LEADERBOARD_PERIODS } from '@/lib/shared/fund/states';
import { Order, People } from './Supporters.styles';

/** Those who gave most, of those who show it. */
export function Leaders({ fund }: { fund: FundFace }) {
  const { t } = useTranslation('fund');
  const money = useMoney(fund.currency);
  const { period, leaders, choose, refusal } = useLeaders(fund);
  const periods = LEADERBOARD_PERIODS.filter((one) => one !== 'STREAM' || fund.session !== null);
  return (
    <>
      <Order role="group" aria-label={t('supporters.period')}>
        {periods.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === period}
            onClick={() => choose(one)}
          >
            {t(`supporters.${one}`)}
          </button>
        ))}
      </Order>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      {leaders.length === 0 && <p className="quiet">{t('supporters.nobody')}</p>}
      <People as="ol" role="list">
        {leaders.map((leader, index) => (
          // Two may go by the same other name.
          <li key={index}>
            <SupporterPhoto {...leader} side={44} />
            <div>
              <p className="who">
                {leader.handle ? (
                  <Link href={`/${leader.handle}`} prefetch={false}>
                    <bdi>{leader.name}</bdi>
                  </Link>
                ) : (
                  <bdi>{leader.name}</bdi>
                )}
                <b>{money.brief(leader.total)}</b>
              </p>
            </div>
          </li>
        ))}
      </People>
    </>
  );
}
