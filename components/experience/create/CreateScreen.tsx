import { PageHead } from '@/components/shared/page/PageHead';
import { FormError } from '@/components/ui/forms/FormError';
import { NeedsScript } from '@/components/ui/NeedsScript';
import { useCreateService } from '@/hooks/experience/useCreateService';
import { PICTURED } from '@/hooks/experience/templates';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Currency } from '@/lib/shared/money/money';
import { BlankCard } from './BlankCard';
import { Head, Page, Templates } from './Create.styles';
import { TemplateCard } from './TemplateCard';

/** What a new experience begins with: a press makes the draft and leads to its editor. */
export function CreateScreen({ currency }: { currency: Currency }) {
  const { t } = useTranslation('experienceEdit');
  const { create, running, refusal } = useCreateService();
  return (
    <Page>
      <PageHead title={t('create.page')} isPrivate />
      <Head>
        <h1>{t('create.title')}</h1>
        <p>{t('create.text')}</p>
      </Head>
      <NeedsScript />
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <Templates role="list">
        {PICTURED.map((template) => (
          <li key={template}>
            <TemplateCard
              template={template}
              currency={currency}
              isRunning={running === template}
              onChoose={() => void create(template)}
            />
          </li>
        ))}
        <li>
          <BlankCard running={running} onChoose={(kind) => void create({ blank: kind })} />
        </li>
      </Templates>
    </Page>
  );
}
