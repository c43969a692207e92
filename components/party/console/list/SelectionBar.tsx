import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/buttons/Button';
import { Cluster } from '@/components/ui/Stack';
import styled from 'styled-components';
import { space } from '@/styles/tokens';

const Root = styled(Cluster)`
  padding: 0 ${space[5]} ${space[2]};
`;

interface Props {
  count: number;
  onCall: () => void;
  onSkip: () => void;
  onClear: () => void;
}

/** What can be done to all who are picked. */
export function SelectionBar({ count, onCall, onSkip, onClear }: Props) {
  const { t } = useTranslation('console');
  return (
    <Root $gap={2} role="group" aria-label={t('pick.count', { count })}>
      <span>{t('pick.count', { count })}</span>
      <Button size="small" variant="quiet" icon="next" onClick={onCall}>
        {t('pick.call')}
      </Button>
      <Button size="small" variant="quiet" onClick={onSkip}>
        {t('act.SKIPPED')}
      </Button>
      <Button size="small" variant="link" onClick={onClear}>
        {t('pick.clear')}
      </Button>
    </Root>
  );
}
