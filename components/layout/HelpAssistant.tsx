import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useDisclosure } from '@/hooks/ui/useDisclosure';
import { useSiteLinks } from '@/hooks/ui/page/useSiteLinks';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { loadScript } from '@/lib/analytics/loadScript';
import { showsHelpChat } from '@/lib/navigation/layout';
import { media } from '@/styles/media';
import { color, layer, radius, shadow, space, target, weight } from '@/styles/tokens';

// Only for who opens it.
const HelpPanel = dynamic(() =>
  import('@/components/help/HelpPanel').then((module) => module.HelpPanel),
);

const Button = styled.button`
  position: fixed;
  right: ${space[4]};
  bottom: calc(${space[4]} + var(--called-room, 0rem) + var(--foot-room, 0rem));
  z-index: ${layer.menu};
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target.touch};
  padding: ${space[2]} ${space[5]} ${space[2]} ${space[4]};
  border: 0;
  border-radius: ${radius.round};
  background: ${color.accent};
  box-shadow: ${shadow.high};
  color: ${color.onAccent};
  font-weight: ${weight.strong};
  cursor: pointer;

  /* Beside nothing on a phone: it stands below the page's end, where it covers no button. */
  @media ${media.narrow} {
    position: static;
    display: flex;
    margin: 0 ${space[4]} calc(var(--called-room, 0rem) + var(--foot-room, 0rem)) auto;
  }
`;

/** The help chat of this installation; without one our own articles. */
export function HelpAssistant() {
  const { helpChat } = useSiteLinks();
  return helpChat === '' ? <OwnHelp /> : <HelpChat address={helpChat} />;
}

/** A third-party script cannot be removed, so pages without the chat are loaded anew. */
function HelpChat({ address }: { address: string }) {
  const { events, reload } = useRouter();
  useEffect(() => {
    if (!loadScript(address)) return;
    events.on('routeChangeComplete', (path: string) => {
      if (!showsHelpChat(path)) reload();
    });
  }, [address, events, reload]);
  return null;
}

function OwnHelp() {
  const { t } = useTranslation('common');
  const { asPath } = useRouter();
  const id = useId();
  const { isOpen, toggle, root, button } = useDisclosure<HTMLElement>();
  // What was asked and typed stays while the panel is closed.
  const [wasOpened, setWasOpened] = useState(false);
  const press = () => {
    setWasOpened(true);
    toggle();
  };
  return (
    <aside ref={root} aria-label={t('help_assistant')}>
      <Button
        ref={button}
        type="button"
        className="needs-script"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={press}
      >
        <DrawnIcon drawing={dashboardIcons.help} size={22} />
        {t('help_assistant')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {wasOpened ? <HelpPanel path={asPath} isOpen={isOpen} /> : null}
      </div>
    </aside>
  );
}
