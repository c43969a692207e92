import styled from 'styled-components';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { SavedReply } from '@/lib/shared/messaging/replies';
import { menuItemLook } from '@/components/ui/overlay/Menu';
import { oneLine } from '@/styles/mixins';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

interface Props {
  found: readonly SavedReply[];
  onInsert: (body: string) => void;
}

/** The saved replies that what stands after a slash may mean; Enter takes the first. */
export function SlashReplies({ found, onInsert }: Props) {
  const { t } = useTranslation('chat');
  return (
    <Root aria-label={t('replies.title')}>
      <p role="status">{t('replies.found', { count: found.length })}</p>
      <ul role="list">
        {found.map(({ id, name, body }) => (
          <li key={id}>
            <button type="button" onClick={() => onInsert(body)}>
              <b>
                <bdi>{name}</bdi>
              </b>
              <span dir="auto">{body}</span>
            </button>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[1]};
  max-height: 14rem;
  padding: ${space[2]};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};

  p {
    padding: 0 ${space[3]};
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  button {
    ${menuItemLook}
    min-width: 0;
  }

  b {
    flex: none;
    font-weight: ${weight.strong};
  }

  span {
    min-width: 0;
    color: ${color.textQuiet};
    ${oneLine}
  }
`;
