import Link from 'next/link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonVariant } from './Button.styles';
import { Icon } from '@/components/ui/icons/Icon';
import type { IconName } from '@/components/ui/icons/iconPaths';

interface ButtonLinkProps {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  isWide?: boolean;
  children: ReactNode;
}

const Anchor = styled(Link)<ButtonLook>`
  ${buttonLook}
`;

/** Looks like a button, goes to a page of this site. */
export function ButtonLink({
  href,
  variant = 'primary',
  size = 'medium',
  icon,
  isWide = false,
  children,
}: ButtonLinkProps) {
  return (
    <Anchor href={href} $variant={variant} $size={size} $isWide={isWide}>
      {icon ? <Icon name={icon} size={size === 'small' ? 18 : 20} /> : null}
      {children}
    </Anchor>
  );
}
