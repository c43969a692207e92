import { Facts } from '@/components/shared/ticket/TicketSheet.styles';
import { Card } from '@/components/ui/Card';
import { answersWithLabels } from '@/hooks/forms/answers';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** What was answered on joining. */
export function Answers({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  const answers = answersWithLabels(ticket.fields, ticket.party.entryFields);
  if (answers.length === 0) return null;
  return (
    <Card $isQuiet aria-labelledby="answers-title">
      <h2 id="answers-title">{t(ticket.isMine ? 'ticket.answers' : 'ticket.answers_of')}</h2>
      <Facts>
        {answers.map((answer) => (
          <div key={answer.key}>
            <dt dir="auto">{answer.label}</dt>
            <dd dir="auto">{answer.value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
