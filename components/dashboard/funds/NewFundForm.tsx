import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { Pair } from '@/components/dashboard/list/List.styles';
import { SumField } from '@/components/shared/money/SumField';
import { YouReceiveAbout } from '@/components/shared/fundparts/YouReceiveAbout';
import { Button } from '@/components/ui/buttons/Button';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { FormError } from '@/components/ui/forms/FormError';
import { TextField } from '@/components/ui/forms/TextField';
import { Cluster, Stack } from '@/components/ui/Stack';
import { Notice } from '@/components/ui/Notice';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { modeOf, type FundPreset } from '@/hooks/fundconsole/list/newFund';
import { readNewFund } from '@/hooks/fundconsole/list/readNewFund';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { minorOf } from '@/lib/i18n/moneyInput';
import { tryCall } from '@/lib/secureql/tryCall';
import { FUND_MODES } from '@/lib/shared/fund/states';
import { LIMITS } from '@/lib/shared/limits';
import type { Currency } from '@/lib/shared/money/money';
import { EndFields } from './EndFields';
import { Extras } from './Extras';
import { Foot, Halves } from './NewFund.styles';
import { NewFundPreview } from './NewFundPreview';

export interface NewFundProps {
  preset: FundPreset;
  requestKey: string;
  /** The creator's, in which everything is paid. */
  currency: Currency;
  /** Payouts are enabled; false: it can be a draft. */
  canGoLive: boolean;
  /** The draft stays a draft: leads back to the list. */
  onSaved: () => Promise<void>;
}

/** What for, how much, until when, and what if it is not reached; the rest is folded. */
export function NewFundForm({ preset, requestKey, currency, canGoLive, onSaved }: NewFundProps) {
  const { t } = useTranslation('fundHost');
  const router = useRouter();
  const toast = useToast();
  const [title, setTitle] = useState('');
  const [goal, setGoal] = useState<number | null>(null);
  const [mode, setMode] = useState<string>(modeOf(preset));
  const [cover, setCover] = useState<string | null>(null);
  const opens = useRef(false);

  /** The draft is there; what keeps it from opening is said over its console. */
  async function openNow(fundId: string) {
    const { refusal } = await tryCall('fund/change-state/', { fundId, action: 'OPEN' });
    if (refusal) toast.error(`${t('new.kept')} ${t(`errors:${refusal}`)}`, refusal);
    await router.push(`/fund/${fundId}/dashboard`);
  }

  const form = useSecureqlForm(
    'fund/create-fund/',
    (data) => ({ settings: readNewFund(data, { currency, cover }), requestKey }),
    {
      onDone: async ({ createFund: { item } }) => {
        if (opens.current && item) await openNow(item.id);
        else await onSaved();
      },
      fieldOf: { 'fund.deadline_needed': 'settings.deadlineAt' },
    },
  );
  const { fieldErrors: errors } = form;
  return (
    <form method="post" noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <Stack>
        {!canGoLive && (
          <Notice kind="warning" title={t('new.payouts_title')}>
            <Stack $gap={2}>
              <p>{t('new.payouts_text')}</p>
              <div>
                <ButtonLink href="/dashboard/payouts" size="small" variant="quiet">
                  {t('new.payouts_go')}
                </ButtonLink>
              </div>
            </Stack>
          </Notice>
        )}
        {preset === 'CHARITY' && <Notice>{t('new.charity')}</Notice>}
        <Halves>
          <Stack>
            <TextField
              name="settings.title"
              label={t('new.for')}
              error={errors['settings.title']}
              maxLength={LIMITS.fundTitle}
              autoComplete="off"
              dir="auto"
              onChange={(event) => setTitle(event.target.value)}
            />
            <SumField
              name="settings.goal"
              label={t('new.goal')}
              error={errors['settings.goal']}
              currency={currency}
              amount={null}
              onType={(typed) => setGoal(minorOf(typed))}
            />
            <Pair>
              <EndFields preset={preset} error={errors['settings.deadlineAt']} />
            </Pair>
            <ChoiceCards
              legend={t('new.mode')}
              name="settings.mode"
              defaultValue={mode}
              onChange={setMode}
              options={FUND_MODES.map((value) => ({
                value,
                label: t(`new.mode_${value}`),
                hint: t(`new.mode_${value}_hint`),
              }))}
            />
            <YouReceiveAbout goal={goal} currency={currency} />
            <Extras currency={currency} errors={errors} cover={cover} onCover={setCover} />
          </Stack>
          <NewFundPreview {...{ preset, title, goal, currency, cover, mode }} />
        </Halves>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        <Foot>
          <p>{t('new.calm')}</p>
          <Cluster>
            <Button
              type="submit"
              variant="quiet"
              isLoading={form.isRunning}
              onClick={() => {
                opens.current = false;
              }}
            >
              {t('new.draft')}
            </Button>
            {canGoLive && (
              <Button
                type="submit"
                isLoading={form.isRunning}
                onClick={() => {
                  opens.current = true;
                }}
              >
                {t('new.open')}
              </Button>
            )}
          </Cluster>
        </Foot>
      </Stack>
    </form>
  );
}
