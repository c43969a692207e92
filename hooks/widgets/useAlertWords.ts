import { useTranslation } from '@/hooks/ui/useTranslation';
import { formatBriefMoney } from '@/lib/shared/money/format';
import type { AlertKind, WidgetAlert } from '@/lib/shared/widgets/messages';

/** Stands where the name goes while a sentence is taken apart. */
const NAME = '\uFFFC';
/** They say how much, unless the giver hides it. */
const WITH_MONEY: ReadonlySet<AlertKind> = new Set(['CONTRIBUTION', 'MILESTONE', 'GOAL']);
/** They are about nobody, whoever brought them about. */
const OF_NOBODY: ReadonlySet<AlertKind> = new Set(['MILESTONE', 'GOAL']);

export interface AlertWords {
  /** What is said before and after the name: each language puts it elsewhere. */
  before: string;
  name: string | null;
  after: string;
  /** The second line; null: there is none. */
  text: string | null;
}

/** An alert in words; its name stands apart, so that it alone gives way and keeps its direction. */
export function useAlertWords(alert: WidgetAlert): AlertWords {
  const { t, i18n } = useTranslation('widgets');
  const { kind, text, amount = null, currency = null } = alert;
  const second = text ?? (kind === 'TEST' ? t('alert.TEST_text') : null);
  const handle = OF_NOBODY.has(kind) ? null : alert.handle;
  const money =
    amount === null || currency === null
      ? null
      : formatBriefMoney({ amount, currency }, i18n.language);
  const isHidden = WITH_MONEY.has(kind) && money === null;
  const key = `alert.${kind}${handle === null ? '_nobody' : ''}${isHidden ? '_hidden' : ''}`;
  const words = t(key, { name: NAME, amount: money });
  if (handle === null) return { before: words, name: null, after: '', text: second };
  const [before = '', after = ''] = words.split(NAME);
  return { before, name: handle, after, text: second };
}
