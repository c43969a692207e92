import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRouter } from 'next/router';
import { useToast } from '@/hooks/ui/useToast';

/** Says that it is saved and goes back to the console. */
export function useSaved(partyId: string) {
  const { t } = useTranslation('console');
  const router = useRouter();
  const toast = useToast();
  return async () => {
    toast.success(t('edit.saved'));
    await router.push(`/party/${partyId}/dashboard`);
  };
}
