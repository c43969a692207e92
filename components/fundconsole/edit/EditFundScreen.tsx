import { useState } from 'react';
import { Head, Page } from '@/components/console/edit/Edit.styles';
import { PageHead } from '@/components/shared/page/PageHead';
import type { ConsoleFund } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { EditFundForm } from './EditFundForm';

/** The edit page of a fund. A newer version, once asked for, starts the form anew. */
export function EditFundScreen({ initial }: { initial: ConsoleFund }) {
  const { t } = useTranslation('fundHost');
  const [edit, setEdit] = useState(initial);
  return (
    <Page>
      <PageHead title={t('edit.title')} isPrivate />
      <Head>
        <h1>{t('edit.title')}</h1>
        <p>
          <bdi>{edit.settings.title}</bdi>
        </p>
      </Head>
      <EditFundForm key={edit.version} edit={edit} onNewer={setEdit} />
    </Page>
  );
}
