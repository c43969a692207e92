import { PastSection } from '@/components/dashboard/list/PastSection';
import { Button } from '@/components/ui/buttons/Button';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { usePastFunds } from '@/hooks/fundconsole/list/usePastFunds';
import { useRunFundAgain } from '@/hooks/fundconsole/list/useRunFundAgain';
import type { FundListPage, FundSummary } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { FundRow } from './FundRow';
import { Rows } from './Funds.styles';

/** Funds that are over, each with its recap and "Run it again". */
export function PastFunds({ first }: { first: FundListPage }) {
  const { t } = useTranslation('fundList');
  const past = usePastFunds(first);
  const words = {
    past: t('ended'),
    archived: t('archived'),
    showPast: t('show_ended'),
    pastEmpty: t('ended_empty'),
    failed: t('failed'),
  };
  return (
    <PastSection past={past} words={words}>
      {past.tools.length > 0 && (
        <Rows role="list">
          {past.tools.map((fund) => (
            <PastFund
              key={fund.id}
              fund={fund}
              onArchive={() => void past.archive(fund.id, !fund.isArchived)}
            />
          ))}
        </Rows>
      )}
    </PastSection>
  );
}

function PastFund({ fund, onArchive }: { fund: FundSummary; onArchive: () => void }) {
  const { t } = useTranslation('fundList');
  const { run, isRunning } = useRunFundAgain(fund.id);
  const console_ = `/fund/${fund.id}/dashboard`;
  return (
    <FundRow
      fund={fund}
      act={
        <>
          <Button variant="quiet" size="small" isLoading={isRunning} onClick={() => void run()}>
            <span>
              {t('again')}
              <VisuallyHidden>: {fund.title}</VisuallyHidden>
            </span>
          </Button>
          <Menu
            label={t('dashboard:list.more', { title: fund.title })}
            trigger={<DrawnIcon drawing={dashboardIcons.more} size={22} />}
          >
            <MenuLink href={`${console_}/recap`}>{t('dashboard:list.recap')}</MenuLink>
            <MenuLink href={console_}>{t('console')}</MenuLink>
            <MenuLink href={`/${fund.handle}/fund/${fund.id}`}>{t('page')}</MenuLink>
            <MenuButton type="button" onClick={onArchive}>
              {t(fund.isArchived ? 'dashboard:list.bring_back' : 'dashboard:list.archive')}
            </MenuButton>
          </Menu>
        </>
      }
    />
  );
}
