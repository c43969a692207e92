import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  buttonLook,
  type ButtonLook,
  type ButtonVariant,
} from '@/components/ui/buttons/Button.styles';
import { calendarFilePath } from '@/lib/navigation/tools/experiencePath';

interface Props {
  bookingId: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

const Anchor = styled.a<ButtonLook>`
  ${buttonLook}
`;

/** The session as a file for the buyer's own calendar. */
export function CalendarLink({ bookingId, variant = 'quiet', children }: Props) {
  return (
    <Anchor
      href={calendarFilePath(bookingId)}
      download
      $variant={variant}
      $size="medium"
      $isWide={false}
    >
      {children}
    </Anchor>
  );
}
