import type { ReactNode } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { Badge } from '@/components/ui/Badge';
import { Card } from '@/components/ui/Card';
import { space } from '@/styles/tokens';

const Root = styled(Card).attrs({ as: 'figure' })`
  position: relative;

  figcaption {
    position: absolute;
    top: ${space[4]};
    right: ${space[4]};
  }
`;

/** A piece of a real screen with made-up content, and marked as such. */
export function Preview({ children }: { children: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <Root>
      <Badge as="figcaption">{t('example')}</Badge>
      {children}
    </Root>
  );
}
