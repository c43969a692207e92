import type { RefObject } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { media } from '@/styles/media';
import { space } from '@/styles/tokens';

/** Id of the sidebar that the button shows and hides. */
export const SIDEBAR_ID = 'sidebar';

const Root = styled.div<{ $isAlone: boolean }>`
  padding: ${({ $isAlone }) => ($isAlone ? `${space[1]} ${space[4]}` : 0)};

  @media ${media.wide} {
    display: none;
  }
`;

interface SidebarToggleProps {
  isOpen: boolean;
  toggle: () => void;
  button?: RefObject<HTMLButtonElement | null>;
  /** No header holds it: it takes a line of its own. */
  isAlone?: boolean;
}

/** Shows and hides the sidebar, up to 991 px. */
export function SidebarToggle({ isOpen, toggle, button, isAlone = false }: SidebarToggleProps) {
  const { t } = useTranslation('common');
  return (
    <Root className="needs-script" $isAlone={isAlone}>
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
