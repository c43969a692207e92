import type { ReactNode } from 'react';
import { PrivateArea } from '@/components/shared/private/PrivateArea';
import { Card } from '@/components/ui/Card';
import { Stack } from '@/components/ui/Stack';
import { Intro } from './Settings.styles';

interface SectionProps {
  /** Anchor of the section: `/dashboard/settings#handle`. */
  id: string;
  title: string;
  intro?: string;
  /** Its intro or what it holds is private: not for a stream. */
  isPrivate?: boolean;
  children: ReactNode;
}

/** One subject of the settings. */
export function Section({ id, title, intro, isPrivate = false, children }: SectionProps) {
  const text = intro ? <Intro>{intro}</Intro> : null;
  return (
    <Card id={id} aria-labelledby={`${id}-title`}>
      <Stack $gap={1}>
        <h2 id={`${id}-title`}>{title}</h2>
        {isPrivate ? null : text}
      </Stack>
      {isPrivate ? (
        <PrivateArea>
          {text}
          {children}
        </PrivateArea>
      ) : (
        children
      )}
    </Card>
  );
}
