import { useTranslation } from '@/hooks/ui/useTranslation';
import { useId, type ReactNode } from 'react';
import { dashboardIcons } from '@/components/ui/dashboardIcons';
import { DrawnIcon } from '@/components/ui/Icon';
import { useDisclosure } from '@/hooks/ui/useDisclosure';
import { useToastLog } from '@/hooks/ui/useToastLog';
import { badgeText } from '@/lib/navigation/badge';
import * as Styled from './Bell.styles';

interface BellProps {
  /** Messages that came since the bell was last opened. */
  unread?: number;
  /** The feed; without it the panel says that nothing came. */
  children?: ReactNode;
}

/** The bell and its panel: notifications, and what the last toasts said. */
export function Bell({ unread = 0, children }: BellProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const { isOpen, toggle, root, button } = useDisclosure<HTMLDivElement>();
  const badge = badgeText(unread);
  const name = t('bell');
  return (
    <Styled.Root ref={root}>
      <Styled.Button
        ref={button}
        type="button"
        aria-label={badge === null ? name : `${name}, ${t('bell.unread', { count: unread })}`}
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
            <h2>{name}</h2>
            {children ?? (
              <Styled.Empty>
                <DrawnIcon drawing={dashboardIcons.notifications} size={40} />
                <p>{t('bell.empty')}</p>
              </Styled.Empty>
            )}
            <SaidBefore />
          </Styled.Panel>
        ) : null}
      </div>
    </Styled.Root>
  );
}

/** Toasts are gone after two seconds; here they can be read again. */
function SaidBefore() {
  const { t } = useTranslation('common');
  const said = useToastLog();
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
