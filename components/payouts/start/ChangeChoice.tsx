import { useState, type SyntheticEvent } from 'react';
import { PanelHead } from '@/components/payouts/Payouts.styles';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { FormError } from '@/components/ui/forms/FormError';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Cluster } from '@/components/ui/Stack';
import { useChoice } from '@/hooks/payouts/useChoice';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { PayoutAccount } from '@/lib/shared/payouts/payouts';
import { ChoiceFields } from './ChoiceFields';
import { Form } from './Start.styles';

interface Props {
  account: PayoutAccount;
  /** Reads the page's own state again. */
  onSaved: () => Promise<void>;
}

/** Another country or currency, as long as nothing is sold. */
export function ChangeChoice({ account, onSaved }: Props) {
  const { t, i18n } = useTranslation('payouts');
  const choice = useChoice(account, i18n.language);
  const [isSaved, setIsSaved] = useState(false);
  const isSame = choice.country === account.country && choice.currency === account.currency;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsSaved(false);
    if (!(await choice.save())) return;
    setIsSaved(true);
    await onSaved();
  }

  return (
    <Card as="section" aria-labelledby="change-title">
      <PanelHead>
        <h2 id="change-title">{t('change.title')}</h2>
        <p>{t('change.text')}</p>
      </PanelHead>
      <Form method="post" onSubmit={(event) => void submit(event)}>
        <ChoiceFields account={account} choice={choice} />
        <FormError code={choice.refusal}>
          {choice.refusal && t(`errors:${choice.refusal}`)}
        </FormError>
        <Cluster>
          <Button type="submit" variant="quiet" disabled={isSame} isLoading={choice.isRunning}>
            {t('change.submit')}
          </Button>
          {isSaved && isSame ? <p>{t('change.saved')}</p> : null}
        </Cluster>
        <LiveRegion message={isSaved && isSame ? t('change.saved') : ''} />
      </Form>
    </Card>
  );
}
