import type { ReactNode } from 'react';
import { Card } from '@/components/ui/Card';
import { Stack } from '@/components/ui/Stack';
import { Intro } from './Settings.styles';

interface SectionProps {
  /** Anchor of the section: `/dashboard/settings#handle`. */
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

/** One subject of the settings. */
export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`}>
      <Stack $gap={1}>
        <h2 id={`${id}-title`}>{title}</h2>
        {intro ? <Intro>{intro}</Intro> : null}
      </Stack>
      {children}
    </Card>
  );
}
