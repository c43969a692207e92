import Link from 'next/link';
import { useState, type RefObject } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { useConversationActions } from '@/hooks/messaging/useConversationActions';
import type { OpenThread } from '@/hooks/messaging/useThread';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { BlockDialog } from './BlockDialog';
import { Head } from './Head.styles';
import { ReportDialog } from './ReportDialog';
import { archiveIcon, backIcon, blockIcon, flagIcon } from '@/components/messaging/chatIcons';

interface Props {
  ref: RefObject<HTMLHeadingElement | null>;
  about: NonNullable<OpenThread['about']>;
  name: string;
  isTyping: boolean;
  /** Called when something about the conversation has changed. */
  onChange: () => void;
  /** Called when it has moved to another folder. */
  onFiled: () => void;
}

/** Head of a conversation: the partner, a link back to the list, and the menu. */
export function ThreadHead({ ref, about, name, isTyping, onChange, onFiled }: Props) {
  const { t } = useTranslation('chat');
  const { conversation, isBlocked } = about;
  const { id, partner, folder } = conversation;
  const [dialog, setDialog] = useState<'report' | 'block' | null>(null);
  const actions = useConversationActions(conversation, { onChange, onFiled });
  const isCreator = partner?.userType === 'CREATOR';
  const close = () => setDialog(null);
  return (
    <>
      <Head>
        <Link className="back" href="/chat" shallow scroll={false} aria-label={t('thread.back')}>
          <DrawnIcon drawing={backIcon} />
        </Link>
        <Avatar src={partner?.profilePhoto} name={partner?.handle} />
        <div className="who">
          <h2 id={`with-${id}`} ref={ref} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h2>
          {partner && (
            <p>
              {isTyping
                ? t('thread.typing')
                : isBlocked
                  ? t('thread.blocked')
                  : `@${partner.handle}`}
            </p>
          )}
        </div>
        <Menu
          label={t('menu.label', { name })}
          trigger={<DrawnIcon drawing={dashboardIcons.more} />}
        >
          {isCreator && (
            <MenuLink href={`/${partner.handle}`}>
              <DrawnIcon drawing={dashboardIcons.profile} size={20} />
              {t('menu.page')}
            </MenuLink>
          )}
          <MenuButton onClick={() => void actions.file(folder === 'INBOX')}>
            <DrawnIcon drawing={archiveIcon} size={20} />
            {t(folder === 'INBOX' ? 'menu.archive' : 'menu.to_inbox')}
          </MenuButton>
          {partner && (
            <>
              <MenuButton onClick={() => setDialog('report')}>
                <DrawnIcon drawing={flagIcon} size={20} />
                {t('menu.report')}
              </MenuButton>
              <MenuButton
                onClick={() => (isBlocked ? void actions.block(false) : setDialog('block'))}
              >
                <DrawnIcon drawing={blockIcon} size={20} />
                {t(isBlocked ? 'menu.unblock' : 'menu.block')}
              </MenuButton>
            </>
          )}
        </Menu>
      </Head>
      {dialog === 'block' && (
        <BlockDialog
          name={name}
          onClose={close}
          onConfirm={() => {
            close();
            void actions.block(true);
          }}
        />
      )}
      {dialog === 'report' && (
        <ReportDialog
          conversationId={id}
          name={name}
          onClose={close}
          onDone={() => {
            close();
            onChange();
          }}
        />
      )}
    </>
  );
}
