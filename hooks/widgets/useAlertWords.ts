import { useTranslation } from '@/hooks/ui/useTranslation';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';

/** Stands where the name goes while a sentence is taken apart. */
const NAME = '\uFFFC';

export interface AlertWords {
  /** What is said before and after the name: each language puts it elsewhere. */
  before: string;
  name: string | null;
  after: string;
  /** The second line; null: there is none. */
  text: string | null;
}

/** An alert in words; its name stands apart, so that it alone gives way and keeps its direction. */
export function useAlertWords({ kind, handle, text }: WidgetAlert): AlertWords {
  const { t } = useTranslation('widgets');
  const second = text ?? (kind === 'TEST' ? t('alert.TEST_text') : null);
  if (handle === null) {
    return { before: t(`alert.${kind}_nobody`), name: null, after: '', text: second };
  }
  const [before = '', after = ''] = t(`alert.${kind}`, { name: NAME }).split(NAME);
  return { before, name: handle, after, text: second };
}
