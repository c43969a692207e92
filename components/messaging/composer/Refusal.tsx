import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/Notice';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { loadErrorTexts } from '@/lib/i18n/loadErrorTexts';

/** Why the reader may not write. Its words are fetched: few readers need them. */
export function Refusal({ code }: { code: string }) {
  const { t } = useTranslation('chat');
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    void loadErrorTexts(code).then(() => setIsReady(true));
  }, [code]);
  return isReady && <Notice isLive>{t(`errors:${code}`)}</Notice>;
}
