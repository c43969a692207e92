import type { ComponentPropsWithoutRef } from 'react';
import Link from 'next/link';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { IconDrawing } from '@/components/ui/icons/iconPaths';
import { Dot, ToolRoot } from './Tools.styles';

interface Look {
  icon: IconDrawing;
  word: string;
  /** In the sheet of tools: larger, with a ground of its own. */
  isTile?: boolean;
  /** Is switched on. */
  isOn?: boolean;
  /** Something is there to be seen behind it. */
  hasNews?: boolean;
}

type ButtonProps = Look & Pick<ComponentPropsWithoutRef<'button'>, 'onClick' | 'aria-pressed'>;

/** A tool of a console: its icon over its word, never the icon alone. */
export function ToolButton({ icon, word, isTile = false, isOn = false, ...rest }: ButtonProps) {
  const { hasNews = false, ...button } = rest;
  return (
    <ToolRoot {...button} type="button" $isTile={isTile} $isOn={isOn}>
      <DrawnIcon drawing={icon} size={22} />
      {word}
      {hasNews && <Dot />}
    </ToolRoot>
  );
}

/** The same that leads to another page. */
export function ToolLink({ icon, word, isTile = false, href }: Look & { href: string }) {
  return (
    <ToolRoot as={Link} href={href} $isTile={isTile} $isOn={false}>
      <DrawnIcon drawing={icon} size={22} />
      {word}
    </ToolRoot>
  );
}
