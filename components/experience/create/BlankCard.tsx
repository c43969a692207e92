import { Button } from '@/components/ui/buttons/Button';
import { Icon } from '@/components/ui/icons/Icon';
import { Cluster } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { SERVICE_KINDS, type ServiceKind } from '@/lib/shared/experiences/kinds';
import { Blank } from './Create.styles';

interface Props {
  /** What is being made; null: nothing. */
  running: string | null;
  onChoose: (kind: ServiceKind) => void;
}

/** An empty draft, of one of the kinds. */
export function BlankCard({ running, onChoose }: Props) {
  const { t } = useTranslation('experienceEdit');
  return (
    <Blank role="group" aria-labelledby="blank-title">
      <span>
        <Icon name="plus" size={28} />
      </span>
      <div>
        <h2 id="blank-title">{t('create.blank')}</h2>
        <p>{t('create.blank_text')}</p>
      </div>
      <Cluster $gap={2} $justify="center">
        {SERVICE_KINDS.map((kind) => (
          <Button
            key={kind}
            variant="quiet"
            size="small"
            isLoading={running === kind}
            onClick={() => onChoose(kind)}
          >
            {t(`kind.${kind}`)}
          </Button>
        ))}
      </Cluster>
    </Blank>
  );
}
