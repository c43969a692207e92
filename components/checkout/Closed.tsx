import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { editPath, servicePath } from '@/lib/navigation/tools/experiencePath';
import type { CheckoutService } from '@/lib/shared/experiences/views';

/** What cannot be bought now, and where to go on. */
export function Closed({ checkout }: { checkout: CheckoutService }) {
  const { t } = useTranslation('checkout');
  const { service, tier } = checkout;
  const key = service.isOwn ? 'own' : tier.stockLeft === 0 ? 'sold_out' : 'not_for_sale';
  const back = servicePath(service.creator.handle, service.id);
  return (
    <>
      <Notice kind="warning" title={t(`closed.${key}`)}>
        {t(`closed.${key}_text`)}
      </Notice>
      <ButtonLink href={service.isOwn ? editPath(service.id) : back} variant="quiet" isWide>
        {t(service.isOwn ? 'closed.edit' : 'closed.to_service')}
      </ButtonLink>
    </>
  );
}
