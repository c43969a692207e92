import { Button } from '@/components/ui/buttons/Button';
import type { AskedAct, Operating } from '@/hooks/operator/useOperate';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props extends AskedAct {
  operating: Operating;
}

/** Opens the dialog of one act. */
export function ActButton({ operating, ...asked }: Props) {
  const { t } = useTranslation('operator');
  const words = t(asked.undoes === undefined ? `act.${asked.act}` : 'undo');
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={t('act_on', { act: words, name: asked.name })}
      onClick={() => operating.ask(asked)}
    >
      {words}
    </Button>
  );
}
