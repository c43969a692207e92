import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Conversation } from '@/lib/messaging/types';
import { attempt } from '@/lib/secureql/browser/attempt';
import { callSecureql } from '@/lib/secureql/browser/client';

interface Options {
  onChange: () => void;
  onFiled: () => void;
}

/** What the menu of a conversation does, each told in a few words. */
export function useConversationActs(conversation: Conversation, { onChange, onFiled }: Options) {
  const { t } = useTranslation('chat');
  const toast = useToast();
  const { id, partner } = conversation;

  async function file(isArchived: boolean) {
    const { refusal } = await attempt(() =>
      callSecureql('messaging/archive-conversation/', { conversationId: id, isArchived }),
    );
    if (refusal !== null) {
      toast.error(t(`errors:${refusal}`));
      return;
    }
    toast.success(t(isArchived ? 'menu.archived' : 'menu.in_inbox'));
    onFiled();
    onChange();
  }

  async function block(isBlocked: boolean) {
    if (partner === null) return;
    const { refusal } = await attempt(() =>
      callSecureql('messaging/block-user/', { userId: partner.id, isBlocked }),
    );
    if (refusal !== null) {
      toast.error(t(`errors:${refusal}`));
      return;
    }
    toast.success(t(isBlocked ? 'menu.blocked' : 'menu.unblocked', { name: partner.name }));
    onChange();
  }

  return { file, block };
}
