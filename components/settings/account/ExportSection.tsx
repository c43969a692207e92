import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Section } from '@/components/settings/Section';
import { Saved } from '@/components/settings/Settings.styles';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { useCall } from '@/hooks/secureql/useCall';
import { saveFile } from '@/hooks/ui/saveFile';

/** Everything the product stores about the user, as a file. */
export function ExportSection() {
  const { t } = useTranslation('settings');
  const { run, isRunning, refusal } = useCall('accounts/export-my-data/');
  const [isSaved, setIsSaved] = useState(false);

  async function save() {
    setIsSaved(false);
    const { answer } = await run({});
    const item = answer?.exportMyData.item;
    if (!item) return;
    saveFile(item.fileName, item.json, 'application/json');
    setIsSaved(true);
  }

  return (
    <Section id="export" title={t('export.title')} intro={t('export.intro')}>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <div>
        <Button variant="quiet" isLoading={isRunning} onClick={() => void save()}>
          {t(isRunning ? 'export.running' : 'export.button')}
        </Button>
        <Saved role="status">{isSaved ? t('export.done') : null}</Saved>
      </div>
    </Section>
  );
}
