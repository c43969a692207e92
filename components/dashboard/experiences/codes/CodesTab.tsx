import { useState } from 'react';
import { Rows } from '@/components/dashboard/funds/Funds.styles';
import { SectionHead } from '@/components/dashboard/list/List.styles';
import { Button } from '@/components/ui/buttons/Button';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { usePromos } from '@/hooks/experiences/usePromos';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OwnService } from '@/lib/shared/experiences/views';
import type { Promo } from '@/lib/shared/promos/promo';
import { CodeForm } from './CodeForm';
import { CodeRow } from './CodeRow';

interface Props {
  first: readonly Promo[];
  services: readonly OwnService[];
}

/** Codes that make orders cheaper, how often each was used, and the form for another one. */
export function CodesTab({ first, services }: Props) {
  const { t } = useTranslation('experiences');
  const { promos, refusal, add, switchTo } = usePromos(first);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack>
      <SectionHead>
        <h2>{t('codes.title')}</h2>
        {!isOpen && (
          <Button size="small" icon="plus" onClick={() => setIsOpen(true)}>
            {t('codes.new')}
          </Button>
        )}
      </SectionHead>
      <p>{t('codes.text')}</p>
      {isOpen && (
        <CodeForm
          services={services}
          onClose={() => setIsOpen(false)}
          onMade={(promo) => {
            add(promo);
            setIsOpen(false);
          }}
        />
      )}
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      {promos.length === 0 && !isOpen && <EmptyResults message={t('codes.none')} />}
      {promos.length > 0 && (
        <Rows role="list">
          {promos.map((promo) => (
            <CodeRow
              key={promo.id}
              promo={promo}
              services={services}
              onSwitch={(isOn) => void switchTo(promo, isOn)}
            />
          ))}
        </Rows>
      )}
    </Stack>
  );
}
