import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Conversation } from '@/lib/messaging/types';
import { tryCall } from '@/lib/secureql/tryCall';

interface Options {
  onChange: () => void;
  onFiled: () => void;
}

/** The actions in the menu of a conversation; a toast says what came of each. */
export function useConversationActions(conversation: Conversation, { onChange, onFiled }: Options) {
  const { t } = useTranslation('chat');
  const toast = useToast();
  const { id, partner } = conversation;

  async function file(isArchived: boolean) {
    const payload = { conversationId: id, isArchived };
    const { refusal } = await tryCall('messaging/archive-conversation/', payload);
    if (refusal !== null) {
      toast.error(t(`errors:${refusal}`), refusal);
      return;
    }
    toast.success(t(isArchived ? 'menu.archived' : 'menu.in_inbox'));
    onFiled();
    onChange();
  }

  async function block(isBlocked: boolean) {
    if (partner === null) return;
    const payload = { userId: partner.id, isBlocked };
    const { refusal } = await tryCall('messaging/block-user/', payload);
    if (refusal !== null) {
      toast.error(t(`errors:${refusal}`), refusal);
      return;
    }
    toast.success(t(isBlocked ? 'menu.blocked' : 'menu.unblocked', { name: partner.name }));
    onChange();
  }

  return { file, block };
}
