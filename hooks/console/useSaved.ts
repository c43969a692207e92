import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRouter } from 'next/router';
import { useToast } from '@/hooks/ui/toasts/useToast';

/** Says that settings are saved and goes back to the console at `path`. */
export function useSaved(path: string) {
  const { t } = useTranslation('console');
  const router = useRouter();
  const toast = useToast();
  return async () => {
    toast.success(t('edit.saved'));
    await router.push(path);
  };
}
