import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Section } from '@/components/settings/Section';
import { Saved } from '@/components/settings/Settings.styles';
import { Button } from '@/components/ui/buttons/Button';
import { Notice } from '@/components/ui/Notice';
import { useSecureqlMutation } from '@/hooks/secureql/useSecureqlMutation';
import { saveFile } from '@/lib/settings/saveFile';

/** Everything the product knows about one, as a file. */
export function ExportSection() {
  const { t } = useTranslation('settings');
  const { run, isRunning, error } = useSecureqlMutation('accounts/export-my-data/');
  const [isSaved, setIsSaved] = useState(false);

  async function save() {
    setIsSaved(false);
    const item = (await run({}))?.exportMyData.item;
    if (!item) return;
    saveFile(item.fileName, item.json);
    setIsSaved(true);
  }

  return (
    <Section id="export" title={t('export.title')} intro={t('export.intro')}>
      {error ? (
        <Notice kind="error" isLive>
          {t(`errors:${error.code}`)}
        </Notice>
      ) : null}
      <div>
        <Button variant="quiet" isLoading={isRunning} onClick={() => void save()}>
          {t(isRunning ? 'export.running' : 'export.button')}
        </Button>
        <Saved role="status">{isSaved ? t('export.done') : null}</Saved>
      </div>
    </Section>
  );
}
