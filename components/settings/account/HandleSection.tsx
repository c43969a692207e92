import { Section } from '@/components/settings/Section';
import { HandleForm } from '@/components/shared/people/HandleForm';
import { useFreshProps } from '@/hooks/ui/page/useFreshProps';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** The handle, which is the address of the own page. */
export function HandleSection({ handle }: { handle: string }) {
  const { t } = useTranslation('settings');
  const readAnew = useFreshProps();
  return (
    <Section id="handle" title={t('handle.title')} intro={t('handle.intro')}>
      <HandleForm handle={handle} submit={t('handle.submit')} onDone={readAnew} />
    </Section>
  );
}
