import Link from 'next/link';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useEffect } from 'react';
import styled, { css } from 'styled-components';
import { dashboardIcons } from '@/components/ui/dashboardIcons';
import { DrawnIcon } from '@/components/ui/Icon';
import { useSession } from '@/hooks/session/useSession';
import { useSiteLinks } from '@/hooks/ui/useSiteLinks';
import { loadScript } from '@/lib/analytics/loadScript';
import { color, layer, radius, shadow, space, target, weight } from '@/styles/tokens';

const place = css`
  position: fixed;
  right: ${space[4]};
  bottom: ${space[4]};
  z-index: ${layer.sticky};
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target.touch};
  padding: ${space[2]} ${space[5]} ${space[2]} ${space[4]};
  border-radius: ${radius.round};
  background: ${color.accent};
  box-shadow: ${shadow.high};
  color: ${color.onAccent};
  font-weight: ${weight.strong};
  text-decoration: none;
`;

const ToHelp = styled(Link)`
  ${place}
`;

const ToMail = styled.a`
  ${place}
`;

/**
 * The help chat of this installation. Without one: help for members, who can write a ticket there,
 * and the contact address for visitors.
 */
export function HelpAssistant() {
  const { t } = useTranslation('common');
  const { isLoggedIn } = useSession();
  const { helpChat, contactEmail } = useSiteLinks();
  useEffect(() => {
    if (helpChat !== '') loadScript(helpChat);
  }, [helpChat]);
  if (helpChat !== '') return null;
  const words = (
    <>
      <DrawnIcon drawing={dashboardIcons.help} size={22} />
      {t('help_assistant')}
    </>
  );
  return (
    <aside aria-label={t('help_assistant')}>
      {isLoggedIn ? (
        <ToHelp href="/dashboard/help">{words}</ToHelp>
      ) : (
        <ToMail href={`mailto:${contactEmail}`}>{words}</ToMail>
      )}
    </aside>
  );
}
