import type { ComponentProps, ReactNode } from 'react';
import { EditForm } from '@/components/console/edit/EditForm';
import type { ConsoleParty } from '@/hooks/party/types';
import { tryCall } from '@/lib/secureql/tryCall';

interface Props {
  party: ConsoleParty;
  form: ComponentProps<typeof EditForm>['form'];
  /** Called with the newer state the reader asked for after a conflict. */
  onNewer: (party: ConsoleParty) => void;
  children: ReactNode;
}

/** What every part of the queue's form is handed. */
export interface SectionProps {
  party: ConsoleParty;
  /** Text of what was refused, by field. */
  errors: Readonly<Record<string, string>>;
}

/** Frame of a queue's edit forms. */
export function PartyEditForm({ party, ...frame }: Props) {
  async function readNewer() {
    const { answer } = await tryCall('get-party-edit', { partyID: party.id });
    return answer?.getParties.items[0];
  }
  return (
    <EditForm
      {...frame}
      version={party.version}
      conflictCode="party.version_conflict"
      backTo={`/party/${party.id}/dashboard`}
      readNewer={readNewer}
    />
  );
}
