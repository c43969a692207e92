import type { ConsoleParty } from '@/hooks/party/types';
import { numberOrNull, textOf, textOrNull } from '@/hooks/ui/formValues';
import { oneOf } from '@/hooks/ui/formValues';
import { useQuestions } from '@/hooks/forms/useQuestions';
import { useSaved } from '@/hooks/console/useSaved';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { LANE_MIXES } from '@/lib/shared/parties/lanes';
import {
  DEFAULT_QUEUE_RULES,
  JOIN_RULES,
  ORDER_POLICIES,
  REJOIN_RULES,
} from '@/lib/shared/parties/queueRules';
import { CallSection } from './CallSection';
import { PartyEditForm } from './PartyEditForm';
import { JoinSection } from './JoinSection';
import { OrderSection } from './OrderSection';
import { PlacesSection } from './PlacesSection';
import { QuestionsEditor } from '@/components/forms/QuestionsEditor';

interface Props {
  party: ConsoleParty;
  onNewer: (party: ConsoleParty) => void;
}

/** The mix of this number. */
const mixOf = (value: number) =>
  LANE_MIXES.find((mix) => mix === value) ?? DEFAULT_QUEUE_RULES.laneMix;

/** How the queue works: places, who may join, in which order, how a call goes, what is asked. */
export function EditQueueForm({ party, onNewer }: Props) {
  const onDone = useSaved(`/party/${party.id}/dashboard`);
  const questions = useQuestions(party.entryFields);
  const form = useSecureqlForm(
    'party/edit-queue/',
    (data) => ({
      partyID: party.id,
      version: Number(data.get('version')),
      queueSize: numberOrNull(data, 'queueSize'),
      seatsPerRound: Number(data.get('seatsPerRound')),
      groupMax: Number(data.get('groupMax')),
      whoCanJoin: oneOf(JOIN_RULES, textOf(data, 'whoCanJoin')),
      rejoin: oneOf(REJOIN_RULES, textOf(data, 'rejoin')),
      // Asked for only where there is a pause.
      cooldownMinutes: numberOrNull(data, 'cooldownMinutes') ?? party.cooldownMinutes,
      orderPolicy: oneOf(ORDER_POLICIES, textOf(data, 'orderPolicy')),
      // Asked for only where it can be chosen.
      laneMix: mixOf(numberOrNull(data, 'laneMix') ?? party.laneMix),
      readySeconds: Number(data.get('readySeconds')),
      missLimit: Number(data.get('missLimit')),
      turnMinutes: numberOrNull(data, 'turnMinutes'),
      lobbyCode: textOrNull(data, 'lobbyCode'),
      entryFields: questions.read(data),
    }),
    { onDone },
  );
  const { fieldErrors: errors } = form;
  return (
    <PartyEditForm party={party} form={form} onNewer={onNewer}>
      <PlacesSection party={party} errors={errors} />
      <JoinSection party={party} errors={errors} />
      <OrderSection party={party} errors={errors} />
      <CallSection party={party} errors={errors} />
      <QuestionsEditor list={questions} error={errors.entryFields} />
    </PartyEditForm>
  );
}
