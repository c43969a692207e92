import { useState } from 'react';
import { PrivateArea } from '@/components/shared/private/PrivateArea';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useChatToken } from '@/hooks/messaging/useChatToken';
import { useCall } from '@/hooks/secureql/useCall';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { EmptyPane } from './Chat.styles';
import { Thread } from './thread/Thread';

interface Props {
  person: { id: string; name: string; handle: string; profilePhoto: string | null };
  /** Null: the two have not written yet. */
  conversationId: string | null;
}

const NONE: readonly [] = [];
const nothing = () => undefined;
/** Beside an order there is no list of conversations to keep. */
const NO_INBOX = { reread: nothing, takeOut: nothing };

/** The conversation with the other side of an order, beside it. */
export function OrderChat({ person, conversationId }: Props) {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  const { run, isRunning, refusal } = useCall('messaging/start-conversation/');
  const [started, setStarted] = useState<string | null>(null);
  const openId = started ?? conversationId;
  const readable = useChatToken(null, openId, NONE);
  if (openId === null) {
    return (
      <EmptyPane className="unstarted">
        <UserPhoto src={person.profilePhoto ?? undefined} name={person.handle} side={64} />
        <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
        <Button
          variant="quiet"
          isLoading={isRunning}
          onClick={() =>
            void run({ userId: person.id }).then(({ answer }) =>
              setStarted(answer?.startConversation.item?.id ?? null),
            )
          }
        >
          {t('order.write', { name: person.name })}
        </Button>
      </EmptyPane>
    );
  }
  return (
    <PrivateArea heading={<VisuallyHidden as="h2">{t('title')}</VisuallyHidden>}>
      <Thread
        key={openId}
        conversationId={openId}
        ownId={user?.id ?? ''}
        first={null}
        inbox={NO_INBOX}
        isReadable={readable.has(openId)}
        isBeside
        onOpened={nothing}
      />
    </PrivateArea>
  );
}
