import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState, type ComponentType } from 'react';
import { PageHead } from '@/components/shared/page/PageHead';
import type { ConsoleParty } from '@/hooks/party/types';
import { EditPartyForm } from './EditPartyForm';
import { EditQueueForm } from './EditQueueForm';
import { Head, Page } from '@/components/console/edit/Edit.styles';

interface FormProps {
  party: ConsoleParty;
  onNewer: (party: ConsoleParty) => void;
}

const FORMS: Record<'party' | 'queue', ComponentType<FormProps>> = {
  party: EditPartyForm,
  queue: EditQueueForm,
};

interface Props {
  initial: ConsoleParty;
  /** What is edited: the words, or how the queue works. */
  part: keyof typeof FORMS;
}

/** An edit page of a party. A newer version, once asked for, starts the form anew. */
export function EditScreen({ initial, part }: Props) {
  const { t } = useTranslation('console');
  const [party, setParty] = useState(initial);
  const EditPart = FORMS[part];
  return (
    <Page>
      <PageHead title={t(`edit.${part}_title`)} isPrivate />
      <Head>
        <h1>{t(`edit.${part}_title`)}</h1>
        <p>
          <bdi>{party.title}</bdi>
        </p>
      </Head>
      <EditPart key={party.version} party={party} onNewer={setParty} />
    </Page>
  );
}
