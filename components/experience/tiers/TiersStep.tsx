import { useEffect, useRef, useState } from 'react';
import type { StepProps } from '@/components/experience/wizard/StepContent';
import { Button } from '@/components/ui/buttons/Button';
import { SelectField } from '@/components/ui/forms/SelectField';
import { Stack } from '@/components/ui/Stack';
import { emptyTier, tierEditOf, type TierDraft } from '@/hooks/experience/draft';
import { listParts } from '@/hooks/experience/listParts';
import { oneOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import { CURRENCIES } from '@/lib/shared/money/money';
import { Note, Tiers } from './Tiers.styles';
import { TierCard } from './TierCard';

/** One to five tiers beside each other; on a narrow screen one is open at a time. */
export function TiersStep({ editor }: StepProps) {
  const { t, i18n } = useTranslation('experienceEdit');
  const { draft, edit, change } = editor;
  const { tiers } = draft;
  const root = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(tiers[0]?.key);
  const [fresh, setFresh] = useState<string | null>(null);
  useEffect(() => {
    if (fresh) root.current?.querySelector<HTMLElement>(`[name="name-${fresh}"]`)?.focus();
  }, [fresh]);

  const list = listParts(tiers, (next) => change({ tiers: next }));

  function add(tier: TierDraft, place?: number) {
    list.add(tier, place);
    setOpen(tier.key);
    setFresh(tier.key);
  }

  const names = new Intl.DisplayNames([i18n.language], { type: 'currency' });
  return (
    <Stack $gap={5}>
      {!edit.isCurrencyFixed && (
        <SelectField
          name="currency"
          label={t('tiers.currency')}
          hint={t('tiers.currency_hint')}
          value={draft.currency}
          onChange={({ target }) => change({ currency: oneOf(CURRENCIES, target.value) })}
          options={CURRENCIES.map((value) => ({
            value,
            label: `${value}, ${names.of(value) ?? value}`,
          }))}
        />
      )}
      {tiers.length > 0 && (
        <Tiers ref={root} role="list">
          {tiers.map((tier, index) => (
            <TierCard
              key={tier.key}
              tier={tier}
              saved={tierEditOf(edit, tier)}
              place={index}
              count={tiers.length}
              isOpen={tier.key === open}
              editor={editor}
              onOpen={() => setOpen(tier.key)}
              onChange={(part) => list.set(tier.key, part)}
              onMove={(by) => list.move(tier.key, by)}
              onCopy={() => add({ ...tier, key: newRequestKey(), id: null }, index + 1)}
              onRemove={() => list.remove(tier.key)}
            />
          ))}
        </Tiers>
      )}
      {tiers.length < LIMITS.serviceTiers && (
        <div>
          <Button variant="quiet" icon="plus" onClick={() => add(emptyTier())}>
            {t('tiers.add')}
          </Button>
        </div>
      )}
      <Note>{t('tiers.note', { currency: names.of(draft.currency) ?? draft.currency })}</Note>
    </Stack>
  );
}
