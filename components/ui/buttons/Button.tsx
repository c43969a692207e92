import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { ButtonRoot, type ButtonSize, type ButtonVariant } from './Button.styles';
import { Icon } from '@/components/ui/icons/Icon';
import type { IconName } from '@/components/ui/icons/iconPaths';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Fills the width of its place. */
  isWide?: boolean;
  /** Waits for an answer: keeps its words and its focus, refuses further presses. */
  isLoading?: boolean;
  children: ReactNode;
}

export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  isWide = false,
  isLoading = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // A disabled button would drop the focus and a submit must not run twice.
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <ButtonRoot
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $isWide={isWide}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {icon && !isLoading ? <Icon name={icon} size={size === 'small' ? 18 : 20} /> : null}
      {children}
    </ButtonRoot>
  );
}
