import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Icon } from '@/components/ui/icons/Icon';
import { PLACE_OF_GAP, STEPS, stepPath } from '@/hooks/experience/useSteps';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { PUBLISH_GAPS, type PublishGap, type ServiceKind } from '@/lib/shared/experiences/kinds';
import { Gate } from './Steps.styles';

interface Props {
  id: string;
  kind: ServiceKind;
  gaps: readonly PublishGap[];
}

/** What only one kind asks for. */
const ONLY: Partial<Record<PublishGap, ServiceKind>> = { FILE: 'INSTANT', HOURS: 'SESSION' };

/** Everything that has to be there: what is missing with the way to it, the rest quietly. */
export function GateList({ id, kind, gaps }: Props) {
  const { t } = useTranslation('experienceEdit');
  const asked = PUBLISH_GAPS.filter((gap) => (ONLY[gap] ?? kind) === kind);
  const done = asked.filter((gap) => !gaps.includes(gap));
  return (
    <Gate role="list">
      {done.map((gap) => (
        <li key={gap} data-done>
          <Icon name="check" size={20} />
          {t(`gate.${gap}_done`)}
        </li>
      ))}
      {gaps.map((gap, index) => (
        <li key={gap}>
          <Icon name="warning" size={22} />
          <div>
            <h2>{t(`gate.${gap}`)}</h2>
            <p>{t(`gate.${gap}_text`)}</p>
          </div>
          <ButtonLink href={wayTo(id, gap)} variant={index === 0 ? 'primary' : 'quiet'}>
            {t(`gate.${gap}_go`)}
          </ButtonLink>
        </li>
      ))}
    </Gate>
  );
}

function wayTo(id: string, gap: PublishGap): string {
  const place = PLACE_OF_GAP[gap];
  const step = STEPS.find((one) => one === place);
  return step ? stepPath(id, step) : place;
}
