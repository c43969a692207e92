import type { ReactNode } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import type { Playback } from '@/hooks/ui/usePlayback';
import { space } from '@/styles/tokens';

const Root = styled(Card).attrs({ as: 'figure' })``;

const Foot = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

interface PreviewProps {
  playback: Playback;
  children: ReactNode;
}

/** Part of a real screen that plays by itself, with made-up content, and marked as such. */
export function Preview({ playback: { isRunning, setRunning }, children }: PreviewProps) {
  const { t } = useTranslation('landing');
  return (
    <Root>
      {children}
      <Foot>
        <Button
          className="needs-script"
          variant="quiet"
          icon={isRunning ? 'pause' : 'play'}
          onClick={() => setRunning(!isRunning)}
        >
          {t(isRunning ? 'example.pause' : 'example.play')}
        </Button>
        <Badge>{t('example')}</Badge>
      </Foot>
    </Root>
  );
}
