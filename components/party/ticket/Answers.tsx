import { Facts } from '@/components/shared/TicketSheet.styles';
import { Card } from '@/components/ui/Card';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** What was answered on joining. */
export function Answers({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('ticket');
  const labels = new Map(ticket.party.entryFields.map((field) => [field.key, field.label]));
  const answers = ticket.fields.filter((answer) => answer.value !== '');
  if (answers.length === 0) return null;
  return (
    <Card $isQuiet aria-labelledby="answers-title">
      <h2 id="answers-title">{t(ticket.isMine ? 'ticket.answers' : 'ticket.answers_of')}</h2>
      <Facts>
        {answers.map((answer) => (
          <div key={answer.key}>
            <dt dir="auto">{labels.get(answer.key) ?? answer.key}</dt>
            <dd dir="auto">{answer.value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
