import Link from 'next/link';
import styled from 'styled-components';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { usePublicQuestions } from '@/hooks/service/usePublicQuestions';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { QuestionPage } from '@/lib/page/find/servicePage';
import { servicePath } from '@/lib/navigation/tools/experiencePath';
import type { PublicQuestion, ServicePage } from '@/lib/shared/experiences/views';
import { color, measure, size, space, weight } from '@/styles/tokens';
import { AskForm } from './AskForm';

const List = styled.ul`
  display: grid;
  gap: ${space[5]};
  max-width: ${measure.text};
  margin-bottom: ${space[5]};
  list-style: none;

  li {
    display: grid;
    gap: ${space[2]};
  }

  b {
    font-weight: ${weight.strong};
  }

  div {
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid ${color.accentSoft};
    white-space: pre-line;
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

interface Props {
  page: ServicePage;
  first: QuestionPage;
}

/** What fans asked and the creator answered once, for everybody. */
export function PublicQuestions({ page, first }: Props) {
  const { t } = useTranslation('service');
  const { isLoggedIn } = useSession();
  const { id, creator, isOwn } = page;
  const questions = usePublicQuestions(id, first);
  return (
    <section id="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{t('questions.title')}</h2>
      {questions.asked.length > 0 && (
        <List role="list">
          {questions.asked.map((question) => (
            <Asked key={question.id} question={question} name={creator.name} />
          ))}
        </List>
      )}
      <FormError>{questions.hasFailed && t('questions.failed')}</FormError>
      {questions.hasMore && (
        <p>
          <Button
            variant="quiet"
            isLoading={questions.isLoading}
            onClick={() => void questions.loadMore()}
          >
            {t('questions.more')}
          </Button>
        </p>
      )}
      {isOwn && questions.asked.length === 0 && <p className="quiet">{t('questions.own')}</p>}
      {!isOwn && isLoggedIn && (
        <AskForm serviceId={id} name={creator.name} onAsked={questions.add} />
      )}
      {!isOwn && !isLoggedIn && (
        <p>
          <Link
            href={`/login?next=${encodeURIComponent(`${servicePath(creator.handle, id)}#questions`)}`}
            prefetch={false}
          >
            {t('questions.log_in')}
          </Link>
        </p>
      )}
    </section>
  );
}

function Asked({ question, name }: { question: PublicQuestion; name: string }) {
  const { t } = useTranslation('service');
  const { text, answer, answeredAt } = question;
  return (
    <li>
      <b dir="auto">{text}</b>
      {answer === null ? (
        <p>{t('questions.waits', { name })}</p>
      ) : (
        <div>
          <span dir="auto">{answer}</span>
          {answeredAt && (
            <p>
              <bdi>{name}</bdi>, <LocalTime at={answeredAt} as="date" />
            </p>
          )}
        </div>
      )}
    </li>
  );
}
