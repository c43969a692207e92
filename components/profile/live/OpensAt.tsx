import { useTranslation } from '@/hooks/ui/useTranslation';
import { useIsInBrowser } from '@/hooks/ui/useIsInBrowser';
import { dayInWords } from '@/lib/i18n/time/dayInWords';

/** The day of a show in words: "today", "tomorrow", or its date. The server cannot know which. */
export function OpensAt({ at }: { at: string }) {
  const { i18n } = useTranslation('profile');
  const isInBrowser = useIsInBrowser();
  return (
    <span suppressHydrationWarning>
      {dayInWords(new Date(at), isInBrowser ? new Date() : null, i18n.language)}
    </span>
  );
}
