import type { RefObject } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/IconButton';
import { media } from '@/styles/media';
import { SIDEBAR_ID } from './sidebarId';

const Root = styled.div`
  @media ${media.wide} {
    display: none;
  }
`;

interface SidebarToggleProps {
  isOpen: boolean;
  toggle: () => void;
  button?: RefObject<HTMLButtonElement | null>;
}

/** Shows and hides the sidebar, up to 991 px. */
export function SidebarToggle({ isOpen, toggle, button }: SidebarToggleProps) {
  const { t } = useTranslation('common');
  return (
    <Root className="needs-script">
      <IconButton
        ref={button}
        icon="menu"
        label={t('sidebar.toggle')}
        aria-expanded={isOpen}
        aria-controls={SIDEBAR_ID}
        onClick={toggle}
      />
    </Root>
  );
}
