import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { editPath } from '@/lib/navigation/tools/experiencePath';
import type { ServicePage } from '@/lib/shared/experiences/views';

/** What keeps it from being booked, and what its creator may do about it. */
export function Away({ page }: { page: ServicePage }) {
  const { t } = useTranslation('service');
  const { id, state, isOwn, isForSale, creator } = page;
  if (isOwn) {
    return (
      <Notice kind="info" title={t(`own.${state}`)}>
        <ButtonLink href={editPath(id)} variant="quiet" size="small" icon="edit">
          {t('own.edit')}
        </ButtonLink>
      </Notice>
    );
  }
  const { name } = creator;
  if (state !== 'PUBLISHED') {
    return (
      <Notice kind="warning" title={t('away.title')}>
        {t('away.text', { name })}
      </Notice>
    );
  }
  if (isForSale) return null;
  return (
    <Notice kind="warning" title={t('not_sold.title')}>
      {t('not_sold.text', { name })}
    </Notice>
  );
}
