import { Button } from '@/components/ui/buttons/Button';
import { Icon } from '@/components/ui/icons/Icon';
import { useNameCheck } from '@/hooks/join/useNameCheck';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  /** As it is typed. */
  name: string;
  onTake: (suggestion: string) => void;
}

/** Whether a name is free; of a taken one the nearest that is, for a press. */
export function NameNews({ name, onTake }: Props) {
  const { t } = useTranslation('join');
  const known = useNameCheck(name);
  const suggestion = known?.suggestion;
  return (
    <p role="status">
      {known?.isFree === true && (
        <span>
          <Icon name="check" size={18} /> {t('name_free')}
        </span>
      )}
      {known?.isFree === false && (
        <>
          {t('name_taken')}{' '}
          {suggestion && (
            <Button variant="link" size="small" onClick={() => onTake(suggestion)}>
              {t('name_try', { handle: suggestion })}
            </Button>
          )}
        </>
      )}
    </p>
  );
}
