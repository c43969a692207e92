import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { Icon } from '@/components/ui/icons/Icon';
import { Cluster } from '@/components/ui/Stack';
import { StreamSafeContext, useStreamSafe } from '@/hooks/session/private/useStreamSafe';
import { color, radius, space, weight } from '@/styles/tokens';
import { HoldToShow } from './Private';

const Line = styled(Cluster)`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  color: ${color.textQuiet};

  b {
    color: ${color.text};
    font-weight: ${weight.strong};
  }
`;

/** Says that something is covered, and shows it. `what`: its name, where nothing else says it. */
export function Cover({ what }: { what?: ReactNode }) {
  const { t } = useTranslation('common');
  const { toggle } = useStreamSafe();
  return (
    <Line role="note" $justify="space-between">
      <Cluster $gap={2}>
        <Icon name="eye-off" size={20} />
        {what && <b>{what}</b>}
        <span>{t('private.text')}</span>
      </Cluster>
      <Cluster $gap={2}>
        <HoldToShow />
        <Button size="small" variant="quiet" onClick={toggle}>
          {t('private.show')}
        </Button>
      </Cluster>
    </Line>
  );
}

interface Props {
  /** Stands above the line while what has it is covered. */
  heading?: ReactNode;
  children: ReactNode;
}

/** A private part of a page: while it is hidden, a line that says why, and how it is shown. */
export function PrivateArea({ heading, children }: Props) {
  const safe = useStreamSafe();
  if (!safe.isHidden) return children;
  return (
    <StreamSafeContext value={safe}>
      {!safe.hold.isHeld && heading}
      <Cover />
      {safe.hold.isHeld && children}
    </StreamSafeContext>
  );
}
