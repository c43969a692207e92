import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import type { useRecap } from '@/hooks/party/host/useRecap';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** The next page of a list, and why it did not come. */
export function ListFoot({ list }: { list: ReturnType<typeof useRecap> }) {
  const { t } = useTranslation('aftershow');
  const { errorCode, hasMore, isBusy, items, more } = list;
  return (
    <>
      <FormError code={errorCode}>{errorCode && t(`errors:${errorCode}`)}</FormError>
      {(hasMore || items === null) && (
        <div>
          <Button variant="quiet" size="small" isLoading={isBusy} onClick={() => void more()}>
            {t(isBusy ? 'list.loading' : 'list.more')}
          </Button>
        </div>
      )}
    </>
  );
}
