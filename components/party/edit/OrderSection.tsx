import { useState } from 'react';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { SelectField } from '@/components/ui/forms/SelectField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LANE_MIXES } from '@/lib/shared/parties/lanes';
import { ORDER_POLICIES } from '@/lib/shared/parties/queueRules';
import { Section } from '@/components/forms/Form.styles';
import type { SectionProps } from './PartyEditForm';

/** In which order people are called; only one of them can promise a place. */
export function OrderSection({ party, errors }: SectionProps) {
  const { t } = useTranslation('console');
  const [orderPolicy, setOrderPolicy] = useState<string>(party.orderPolicy);
  return (
    <Section>
      <legend>
        <h2>{t('edit.order')}</h2>
      </legend>
      <ChoiceCards
        legend={t('edit.order_legend')}
        name="orderPolicy"
        defaultValue={party.orderPolicy}
        onChange={setOrderPolicy}
        options={ORDER_POLICIES.map((value) => ({
          value,
          label: t(`edit.order_${value}`),
          hint: t(`edit.order_${value}_hint`),
        }))}
      />
      {orderPolicy === 'LANES' && (
        <SelectField
          name="laneMix"
          label={t('edit.mix')}
          hint={t(party.isMixFixed ? 'edit.mix_fixed' : 'edit.mix_hint')}
          error={errors.laneMix}
          defaultValue={party.laneMix}
          disabled={party.isMixFixed}
          options={LANE_MIXES.map((count) => ({
            value: String(count),
            label: t('edit.mix_option', { count }),
          }))}
        />
      )}
    </Section>
  );
}
