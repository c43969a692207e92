import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { Spinner } from '@/components/ui/Spinner';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { useStart } from '@/hooks/messaging/useStart';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ErrorCode } from '@/lib/shared/errors';
import { EmptyPane } from './Chat.styles';

/** Shown beside the list until a conversation is chosen. */
export function NobodyChosen() {
  const { t } = useTranslation('chat');
  return (
    <EmptyPane className="thread">
      <DrawnIcon drawing={dashboardIcons.messages} size={48} />
      <p>{t('thread.choose')}</p>
    </EmptyPane>
  );
}

/** Shown while a conversation loads. */
export function ThreadWaits() {
  const { t } = useTranslation('chat');
  return (
    <EmptyPane className="thread" role="status">
      <Spinner />
      <p>{t('loading')}</p>
    </EmptyPane>
  );
}

interface RefusedProps {
  code: ErrorCode;
  title: string;
  onRetry?: () => void;
}

/** Says why a conversation cannot be shown, and offers what can be done. */
export function ThreadRefused({ code, title, onRetry }: RefusedProps): ReactNode {
  const { t } = useTranslation('chat');
  return (
    <EmptyPane className="thread" role="alert">
      <Icon name="info" size={40} />
      <h2>{title}</h2>
      <p>{t(`errors:${code}`)}</p>
      {onRetry && (
        <Button variant="quiet" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
      <ButtonLink href="/chat" variant="quiet">
        {t('thread.back')}
      </ButtonLink>
    </EmptyPane>
  );
}

/** Refusals that another try does not change. */
const isFinal = (code: ErrorCode) => code.startsWith('message.') || code === 'forbidden';

/** Opens the conversation with whom `?to=` names; the server makes it when there is none. */
export function Starting({ person, onStarted }: { person: string; onStarted: () => void }) {
  const { t } = useTranslation('chat');
  const { refusal, retry } = useStart(person, onStarted);
  if (refusal === null) return <ThreadWaits />;
  return (
    <ThreadRefused
      code={refusal}
      title={t('thread.not_started')}
      onRetry={isFinal(refusal) ? undefined : retry}
    />
  );
}
