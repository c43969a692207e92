import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { FormError } from '@/components/ui/forms/FormError';
import { Spinner } from '@/components/ui/Spinner';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import type { Inbox } from '@/hooks/messaging/useInbox';
import { useDrafts } from '@/hooks/messaging/useDraft';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { FOLDERS } from '@/lib/shared/messaging/conversations';
import { LIMITS } from '@/lib/shared/limits';
import type { Folder } from '@/lib/shared/messaging/messaging';
import { ConversationRow } from './ConversationRow';
import { Empty, Folders, Pane, Rows, Scroller, Search } from './List.styles';
import { searchIcon } from '@/components/messaging/chatIcons';

interface Props {
  inbox: Inbox;
  ownId: string;
  openId: string | null;
}

/** The list of conversations, newest first, with a search and three folders. */
export function ConversationList({ inbox, ownId, openId }: Props) {
  const { t } = useTranslation('chat');
  const { folder, search, list, phase, hasMore } = inbox;
  const drafts = useDrafts(
    ownId,
    list.map(({ id }) => id),
  );
  return (
    <Pane className="list" aria-label={t('list.label')}>
      <Search>
        <DrawnIcon drawing={searchIcon} size={20} />
        <input
          type="search"
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          maxLength={LIMITS.name}
          autoComplete="off"
          value={search}
          onChange={(event) => inbox.look(event.target.value)}
        />
      </Search>
      <Folders role="group" aria-label={t('folder.label')}>
        {FOLDERS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === folder}
            onClick={() => inbox.choose(one)}
          >
            {t(`folder.${one}`)}
          </button>
        ))}
      </Folders>
      <Scroller aria-busy={phase === 'loading'}>
        <VisuallyHidden role="status">
          {search && phase === 'still' ? t('list.found', { count: list.length }) : ''}
        </VisuallyHidden>
        {phase === 'failed' && (
          <FormError>
            <p>{t('list.failed')}</p>
            <Button variant="link" size="small" onClick={inbox.retry}>
              {t('common:retry')}
            </Button>
          </FormError>
        )}
        {phase === 'loading' && list.length === 0 && <Waiting />}
        {list.length > 0 && (
          <Rows role="list">
            {list.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                ownId={ownId}
                isOpen={conversation.id === openId}
                hasDraft={conversation.id !== openId && drafts.has(conversation.id)}
              />
            ))}
          </Rows>
        )}
        {list.length === 0 && phase === 'still' && <Nothing folder={folder} search={search} />}
        {hasMore && list.length > 0 && (
          <Empty>
            <Button
              variant="quiet"
              size="small"
              isLoading={phase === 'more'}
              onClick={() => void inbox.loadMore()}
            >
              {t('list.more')}
            </Button>
          </Empty>
        )}
      </Scroller>
    </Pane>
  );
}

function Waiting() {
  const { t } = useTranslation('chat');
  return (
    <Empty>
      <Spinner />
      <p>{t('loading')}</p>
    </Empty>
  );
}

function Nothing({ folder, search }: { folder: Folder; search: string }) {
  const { t } = useTranslation('chat');
  const { user } = useSession();
  if (search !== '') {
    return (
      <Empty>
        <p>{t('list.none_found', { search })}</p>
      </Empty>
    );
  }
  if (folder !== 'INBOX') {
    return (
      <Empty>
        <p>{t(`folder.${folder}_empty`)}</p>
      </Empty>
    );
  }
  const isFan = user?.userType === 'FAN';
  return (
    <Empty>
      <DrawnIcon drawing={dashboardIcons.messages} size={40} />
      <p>{t(isFan ? 'list.empty_fan' : 'list.empty_creator')}</p>
      <ButtonLink href={isFan ? '/' : '/dashboard/party'} variant="quiet" size="small">
        {t(isFan ? 'list.discover' : 'list.parties')}
      </ButtonLink>
    </Empty>
  );
}
