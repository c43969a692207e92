import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { Logo } from '@/components/shared/page/Logo';
import { Card } from '@/components/ui/Card';
import { NeedsScript } from '@/components/ui/NeedsScript';
import { color, measure, space, target } from '@/styles/tokens';

interface AuthFrameProps {
  heading: string;
  children: ReactNode;
  /** Shown under the form: the link to the other form. */
  other?: ReactNode;
  /** The page has the shell's header, which shows the logo already. */
  isInShell?: boolean;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  width: 100%;
  max-width: ${measure.form};
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[12]};
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: center;
  min-height: ${target.touch};
  text-decoration: none;
`;

const Other = styled.p`
  color: ${color.textQuiet};
  text-align: center;

  a {
    display: inline-block;
    padding: ${space[2]} ${space[1]};
  }
`;

/** One form on a page of its own. */
export function AuthFrame({ heading, children, other, isInShell = false }: AuthFrameProps) {
  const { t } = useTranslation('common');
  return (
    <Root>
      {isInShell ? null : (
        <Home href="/" aria-label={t('logo.home')}>
          <Logo isWordmarkForced />
        </Home>
      )}
      <Card>
        <h1>{heading}</h1>
        <NeedsScript />
        {children}
      </Card>
      {other ? <Other>{other}</Other> : null}
    </Root>
  );
}
