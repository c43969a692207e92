import { RequireRight } from '@/components/console/RequireRight';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Button } from '@/components/ui/buttons/Button';
import { maySet } from '@/hooks/console/hostRights';
import type { FundAct } from '@/hooks/fundconsole/console/nextFundAct';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isFundOver } from '@/lib/shared/fund/states';
import { useFund } from './FundContext';

interface Props {
  act: FundAct;
  onKeepHidden: (milestoneId: string) => void;
}

/** The second thing that can be done: keep a secret, the settings, the recap. */
export function MoreActs({ act, onKeepHidden }: Props) {
  const { t } = useTranslation('fundHost');
  const { edit } = useFund();
  const base = `/fund/${edit.id}/dashboard`;
  if (act.kind === 'reveal') {
    return (
      <RequireRight>
        <Button variant="quiet" onClick={() => onKeepHidden(act.milestone.id)}>
          {t('reveal.keep')}
        </Button>
      </RequireRight>
    );
  }
  if ((act.kind === 'open' || act.kind === 'payouts') && maySet(edit)) {
    return (
      <ButtonLink variant="quiet" href={`${base}/edit-fund`}>
        {t('tool.edit')}
      </ButtonLink>
    );
  }
  if (act.kind !== 'recap' && isFundOver(edit.fund.state)) {
    return (
      <ButtonLink variant="quiet" href={`${base}/recap`}>
        {t('tool.recap')}
      </ButtonLink>
    );
  }
  return null;
}
