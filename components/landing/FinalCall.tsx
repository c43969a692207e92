import { useTranslation } from '@/hooks/ui/useTranslation';
import { Final } from './Landing.styles';
import { StartLink } from './StartLink';

/** The last thing on the page: the first one once more. */
export function FinalCall() {
  const { t } = useTranslation('landing');
  return (
    <Final>
      <div>
        <h2>{t('end.heading')}</h2>
        <p>{t('end.text')}</p>
        <StartLink variant="quiet" />
      </div>
      <img src="/static/landing/crew.svg" alt="" width={420} height={220} loading="lazy" />
    </Final>
  );
}
