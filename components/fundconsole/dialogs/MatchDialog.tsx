import { useFund } from '@/components/fundconsole/console/FundContext';
import { SumField } from '@/components/shared/money/SumField';
import { Button } from '@/components/ui/buttons/Button';
import { SelectField } from '@/components/ui/forms/SelectField';
import { TextField } from '@/components/ui/forms/TextField';
import { Cluster, Stack } from '@/components/ui/Stack';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { minorOf } from '@/lib/i18n/moneyInput';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import { LIMITS } from '@/lib/shared/limits';
import { formatBriefMoney } from '@/lib/shared/money/format';
import { FormDialog } from './FormDialog';

/** How long a match lasts, in hours. */
const HOURS = [1, 2, 4, 8, 24] as const;
const HOUR_MS = 3_600_000;

/** Somebody promises to add as much as others give: what it is, and those that run. */
export function MatchDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('fundHost');
  const { edit, verbs } = useFund();
  const { fund, id: fundId } = edit;
  const open = fund.matches.filter(({ isOpen }) => isOpen);
  const money = (amount: number) =>
    formatBriefMoney({ amount, currency: fund.currency }, i18n.language);
  return (
    <FormDialog
      title={t('tool.match')}
      path="fund/promise-match/"
      toPayload={(data, requestKey) => ({
        fundId,
        name: textOf(data, 'name'),
        upTo: minorOf(textOf(data, 'upTo')) ?? 0,
        until: new Date(serverNow() + Number(textOf(data, 'hours')) * HOUR_MS).toISOString(),
        requestKey,
      })}
      confirm={t('match.confirm')}
      done={t('match.done')}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{t('match.text')}</p>
          {open.length > 0 && (
            <Stack as="ul" role="list" $gap={2}>
              {open.map(({ id, name, matched, upTo }) => (
                <Cluster as="li" key={id} $justify="space-between">
                  <span>
                    <bdi>{name}</bdi>:{' '}
                    {t('sum.session_of', { amount: money(matched), goal: money(upTo) })}
                  </span>
                  <Button size="small" variant="quiet" onClick={() => void verbs.endMatch(id)}>
                    {t('match.end')}
                  </Button>
                </Cluster>
              ))}
            </Stack>
          )}
          <TextField
            name="name"
            label={t('match.name')}
            error={errors.name}
            maxLength={LIMITS.name}
            autoComplete="off"
          />
          <SumField
            name="upTo"
            label={t('match.up_to')}
            error={errors.upTo}
            currency={fund.currency}
            amount={null}
          />
          <SelectField
            name="hours"
            label={t('match.hours')}
            error={errors.until}
            options={HOURS.map((count) => ({
              value: String(count),
              label: t('match.hour', { count }),
            }))}
          />
        </>
      )}
    </FormDialog>
  );
}
