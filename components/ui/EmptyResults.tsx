import type { ReactNode } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { color, measure, space } from '@/styles/tokens';
import { Icon } from '@/components/ui/icons/Icon';
import type { IconName } from '@/components/ui/icons/iconPaths';

interface EmptyResultsProps {
  /** Says what is empty; without it the default text shows (the page loads namespace `errors`). */
  message?: string;
  /** Where it is no bad news that there is nothing. */
  icon?: IconName;
  /** The next step, where there is one. */
  children?: ReactNode;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[10]} ${space[4]};
  color: ${color.textQuiet};
  text-align: center;

  p {
    max-width: ${measure.form};
  }
`;

export function EmptyResults({ message, icon = 'sad-face', children }: EmptyResultsProps) {
  const { t } = useTranslation('errors');
  return (
    <Root>
      <Icon name={icon} size={48} />
      <p>{message ?? t('errors:error_no_results_found_default')}</p>
      {children}
    </Root>
  );
}
