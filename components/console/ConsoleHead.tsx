import type { ReactNode } from 'react';
import { Cluster } from '@/components/ui/Stack';
import { Names, Top } from './Console.styles';

interface Props {
  title: string;
  subtitle: string;
  /** What the ways out are called. */
  navLabel: string;
  children: ReactNode;
}

/** Whose console this is, and the ways out of it. */
export function ConsoleHead({ title, subtitle, navLabel, children }: Props) {
  return (
    <Top>
      <Names>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p>
          <bdi>{subtitle}</bdi>
        </p>
      </Names>
      <Cluster as="nav" $gap={2} aria-label={navLabel}>
        {children}
      </Cluster>
    </Top>
  );
}
