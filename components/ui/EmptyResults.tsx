import type { ReactNode } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { color, measure, space } from '@/styles/tokens';
import { Icon } from '@/components/ui/icons/Icon';

interface EmptyResultsProps {
  /** Says what is empty; without it the default text shows (the page loads namespace `errors`). */
  message?: string;
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

export function EmptyResults({ message, children }: EmptyResultsProps) {
  const { t } = useTranslation('errors');
  return (
    <Root>
      <Icon name="sad-face" size={48} />
      <p>{message ?? t('errors:error_no_results_found_default')}</p>
      {children}
    </Root>
  );
}
