import type { RefObject } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Cluster } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  /** What they are for, in words. */
  label: string;
  /** Keys of the words. */
  presets: readonly string[];
  /** What a press writes them into. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

/** Ready-made words, each a press away. */
export function ReadyWords({ label, presets, field }: Props) {
  const { t } = useTranslation('console');
  return (
    <Cluster $gap={2} role="group" aria-label={label}>
      {presets.map((preset) => (
        <Button
          key={preset}
          size="small"
          variant="quiet"
          onClick={() => {
            if (field.current) field.current.value = t(preset);
          }}
        >
          {t(preset)}
        </Button>
      ))}
    </Cluster>
  );
}
