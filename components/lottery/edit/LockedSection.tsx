import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Section } from '@/components/forms/Form.styles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, size } from '@/styles/tokens';

const Root = styled(Section)`
  > p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  &:disabled > :not(legend, p) {
    opacity: 0.55;
  }
`;

interface Props {
  title: string;
  /** Somebody has entered: it is shown and cannot be changed. */
  isLocked: boolean;
  children: ReactNode;
}

/** A part of the form that is fixed from the first entry on, and says so. */
export function LockedSection({ title, isLocked, children }: Props) {
  const { t } = useTranslation('lotteryEdit');
  return (
    <Root disabled={isLocked}>
      <legend>
        <h2>{title}</h2>
      </legend>
      {isLocked && <p>{t('locked.part')}</p>}
      {children}
    </Root>
  );
}
