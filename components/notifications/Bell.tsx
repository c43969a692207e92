import { useId } from 'react';
import { LiveNote } from '@/components/shared/LiveNote';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useNotifications } from '@/hooks/notifications/useNotifications';
import { useDisclosure } from '@/hooks/ui/useDisclosure';
import { useToastLog } from '@/hooks/ui/toasts/useToastLog';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { badgeText, HIGHEST_SHOWN } from '@/lib/navigation/badge';
import * as Styled from './Bell.styles';
import { Feed } from './Feed';

/** The bell of a user and its panel: notifications, and what the last toasts said. */
export function Bell({ userId }: { userId: string }) {
  const { t } = useTranslation('common');
  const id = useId();
  const { isOpen, toggle, close, root, button } = useDisclosure<HTMLDivElement>();
  const notifications = useNotifications(userId, isOpen);
  const { unread } = notifications.feed;
  const badge = badgeText(unread);
  const name = t('bell');
  const said =
    unread > HIGHEST_SHOWN
      ? t('bell.unread_over', { most: HIGHEST_SHOWN })
      : t('bell.unread', { count: unread });
  return (
    <Styled.Root ref={root}>
      <Styled.Button
        ref={button}
        type="button"
        aria-label={badge === null ? name : `${name}, ${said}`}
        title={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <DrawnIcon drawing={dashboardIcons.notifications} isFilled={isOpen} />
        {badge === null ? null : <Styled.Badge aria-hidden="true">{badge}</Styled.Badge>}
      </Styled.Button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <Styled.Panel>
            <LiveNote />
            <Feed name={name} notifications={notifications} onLeave={close} />
            <SaidBefore />
          </Styled.Panel>
        ) : null}
      </div>
    </Styled.Root>
  );
}

/** Toasts disappear after two seconds; here they can be read again. */
function SaidBefore() {
  const { t } = useTranslation('common');
  const said = useToastLog().filter(({ kind }) => kind !== 'info');
  if (said.length === 0) return null;
  return (
    <Styled.Said>
      <h3>{t('toasts.said')}</h3>
      <ul role="list">
        {said.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Styled.Said>
  );
}
