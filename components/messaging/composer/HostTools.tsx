import dynamic from 'next/dynamic';
import { Icon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton } from '@/components/ui/overlay/Menu';
import type { Replies } from '@/hooks/messaging/host/useReplies';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Offer } from '@/lib/shared/offers/offer';

// Each is fetched when it is opened for the first time.
const OfferDialog = dynamic(() => import('./OfferDialog').then((module) => module.OfferDialog));
const RepliesDialog = dynamic(() =>
  import('./RepliesDialog').then((module) => module.RepliesDialog),
);

/** What a creator adds to a message: an offer for one person alone, or saved words. */
export type HostTool = 'offer' | 'replies';

/** The button that leads to a creator's own tools. */
export function HostMenu({ onOpen }: { onOpen: (tool: HostTool) => void }) {
  const { t } = useTranslation('chat');
  return (
    <Menu label={t('tools.label')} trigger={<Icon name="plus" size={24} />} isStart>
      <MenuButton onClick={() => onOpen('offer')}>{t('tools.offer')}</MenuButton>
      <MenuButton onClick={() => onOpen('replies')}>{t('tools.replies')}</MenuButton>
    </Menu>
  );
}

interface Props {
  tool: HostTool;
  conversationId: string;
  name: string;
  replies: Replies;
  draft: string;
  onInsert: (body: string) => void;
  onOffer: (offer: Offer) => void;
  onClose: () => void;
}

/** The dialog of one of them; beside the form of the message, since it has a form of its own. */
export function HostDialog({ tool, conversationId, name, replies, draft, ...on }: Props) {
  const { onInsert, onOffer, onClose } = on;
  if (tool === 'offer') {
    return <OfferDialog {...{ conversationId, name, onClose }} onSent={onOffer} />;
  }
  return (
    <RepliesDialog
      {...{ replies, draft, onClose }}
      onInsert={(body) => {
        onInsert(body);
        onClose();
      }}
    />
  );
}
