import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';

/** The form of a question by somebody without a confirmed e-mail: fields `email` and `text`. */
export function useVisitorTicket(onDone: () => void) {
  const { i18n } = useTranslation();
  return useSecureqlForm(
    'help/send-visitor-ticket/',
    (data) => ({
      email: textOf(data, 'email'),
      text: textOf(data, 'text'),
      locale: isLocaleCode(i18n.language) ? i18n.language : DEFAULT_LOCALE,
    }),
    { onDone },
  );
}
