import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import type { ConsoleParty } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ORDER_POLICIES } from '@/lib/shared/parties/queueRules';
import { Section } from '@/components/forms/Form.styles';

/** In which order people are called; only one of them can promise a place. */
export function OrderSection({ party }: { party: ConsoleParty }) {
  const { t } = useTranslation('console');
  return (
    <Section>
      <legend>
        <h2>{t('edit.order')}</h2>
      </legend>
      <ChoiceCards
        legend={t('edit.order_legend')}
        name="orderPolicy"
        defaultValue={party.orderPolicy}
        options={ORDER_POLICIES.map((value) => ({
          value,
          label: t(`edit.order_${value}`),
          hint: t(`edit.order_${value}_hint`),
        }))}
      />
    </Section>
  );
}
