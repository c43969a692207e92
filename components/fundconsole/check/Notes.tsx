import { useFund } from '@/components/fundconsole/console/FundContext';
import { fundIcons } from '@/components/fundconsole/console/fundIcons';
import { Private } from '@/components/shared/private/Private';
import { LocalTime } from '@/components/shared/LocalTime';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { Cluster } from '@/components/ui/Stack';
import type { ConsoleFund } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { formatBriefMoney } from '@/lib/shared/money/format';
import { Middle } from './Check.styles';

const FLAG_PX = 44;

interface SecretProps {
  milestone: ConsoleFund['hiddenMilestones'][number];
  onCheckFirst: () => void;
}

/** A hidden milestone that contributions have passed: only hosts know of it yet. */
export function SecretNote({ milestone, onCheckFirst }: SecretProps) {
  const { t, i18n } = useTranslation('fundHost');
  const { edit } = useFund();
  const { currency } = edit.fund;
  const amount = formatBriefMoney({ amount: milestone.amount, currency }, i18n.language);
  return (
    <Middle>
      <Badge $tone="accent">
        <Icon name="eye-off" size={16} />
        {t('reveal.only_you')}
      </Badge>
      <h3 dir="auto">
        <Private>{milestone.title}</Private>
      </h3>
      <p>{t('reveal.passed', { amount })}</p>
      <Cluster $justify="center">
        <ButtonLink variant="quiet" size="small" href={`/fund/${edit.id}/dashboard/edit-fund`}>
          {t('reveal.edit')}
        </ButtonLink>
        {edit.toCheckCount > 0 && (
          <Button variant="quiet" size="small" onClick={onCheckFirst}>
            {t('reveal.check_first', { count: edit.toCheckCount })}
          </Button>
        )}
      </Cluster>
    </Middle>
  );
}

/** The goal is reached and people go on. */
export function ReachedNote() {
  const { t } = useTranslation('fundHost');
  const { fund } = useFund().edit;
  return (
    <Middle>
      <DrawnIcon drawing={fundIcons.flag} size={FLAG_PX} />
      <h3>{t('reached.title', { count: fund.supporterCount })}</h3>
      <p>
        {t(fund.deadlineAt === null ? 'reached.open' : 'reached.open_until')}{' '}
        {fund.deadlineAt && <LocalTime at={fund.deadlineAt} as="moment" />}
      </p>
    </Middle>
  );
}

/** How it ended, and what comes now. */
export function EndedNote() {
  const { t } = useTranslation('fundHost');
  const { fund } = useFund().edit;
  const { state, mode, cancelReason } = fund;
  const end = state === 'MISSED' && mode === 'KEEP' ? 'KEPT' : state;
  return (
    <Middle>
      <DrawnIcon drawing={fundIcons.flag} size={FLAG_PX} />
      <h3>{t(`ended.${end}`, { count: fund.supporterCount })}</h3>
      <p>{t(`ended.${end}_text`)}</p>
      {cancelReason && <p dir="auto">“{cancelReason}”</p>}
    </Middle>
  );
}
