import { triesOf } from '@/components/studio/samples/list';
import { Button } from '@/components/ui/buttons/Button';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { WidgetKind } from '@/lib/shared/widgets/kinds';
import { Tries } from './Preview.styles';

interface Props {
  kind: WidgetKind;
  /** What is tried; empty: something else. */
  value: string;
  onTry: (name: string) => void;
}

/** Made-up states for the preview; the running overlay shows none of them. */
export function TryWith({ kind, value, onTry }: Props) {
  const { t } = useTranslation('studio');
  return (
    <Tries role="group" aria-labelledby="try-with">
      <span id="try-with">{t('try')}</span>
      {triesOf(kind).map((name) => (
        <Button
          key={name}
          variant="quiet"
          size="small"
          aria-pressed={name === value}
          onClick={() => onTry(name)}
        >
          {t(`try.${name}`)}
        </Button>
      ))}
    </Tries>
  );
}
