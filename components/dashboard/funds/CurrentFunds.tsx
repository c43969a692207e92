import { SectionHead } from '@/components/dashboard/list/List.styles';
import { Stack } from '@/components/ui/Stack';
import { fundGroups } from '@/hooks/fundconsole/list/fundGroups';
import type { FundSummary } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { FundRow, ToFund } from './FundRow';
import { Rows } from './Funds.styles';
import { LiveFund } from './LiveFund';

/** What runs, what comes up, what ended and is not done with yet. */
export function CurrentFunds({ funds }: { funds: readonly FundSummary[] }) {
  const { t } = useTranslation('fundList');
  const { running, coming, ended } = fundGroups(funds);
  return (
    <>
      {running.map((fund) => (
        <LiveFund key={fund.id} fund={fund} />
      ))}
      {coming.length > 0 && (
        <Stack as="section" $gap={3} aria-labelledby="coming-title">
          <SectionHead>
            <h2 id="coming-title">{t('coming')}</h2>
          </SectionHead>
          <Rows role="list">
            {coming.map((fund) => (
              <FundRow
                key={fund.id}
                fund={fund}
                act={
                  <>
                    <ToFund
                      fund={fund}
                      href={`/fund/${fund.id}/dashboard/edit-fund`}
                      words={t(fund.state === 'DRAFT' ? 'finish' : 'edit')}
                    />
                    <ToFund
                      fund={fund}
                      href={`/fund/${fund.id}/dashboard`}
                      words={t('console_short')}
                    />
                  </>
                }
              />
            ))}
          </Rows>
        </Stack>
      )}
      {ended.length > 0 && (
        <Rows role="list" aria-label={t('ended')}>
          {ended.map((fund) => (
            <FundRow
              key={fund.id}
              fund={fund}
              act={
                <ToFund
                  fund={fund}
                  href={`/fund/${fund.id}/dashboard`}
                  words={t('console_short')}
                />
              }
            />
          ))}
        </Rows>
      )}
    </>
  );
}
