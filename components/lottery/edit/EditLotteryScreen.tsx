import { useState } from 'react';
import { Head, Page } from '@/components/console/edit/Edit.styles';
import { PageHead } from '@/components/shared/page/PageHead';
import type { ConsoleLottery } from '@/hooks/lottery/console/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { EditLotteryForm } from './EditLotteryForm';

/** The edit page of a draw. A newer version, once asked for, starts the form anew. */
export function EditLotteryScreen({ initial }: { initial: ConsoleLottery }) {
  const { t } = useTranslation('lotteryEdit');
  const [edit, setEdit] = useState(initial);
  return (
    <Page>
      <PageHead title={t('title')} isPrivate />
      <Head>
        <h1>{t('title')}</h1>
        <p>
          <bdi>{edit.settings.title}</bdi>
        </p>
      </Head>
      <EditLotteryForm key={edit.version} edit={edit} onNewer={setEdit} />
    </Page>
  );
}
