import styled from 'styled-components';
import { Segments } from '@/components/studio/form/Segments';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import type { useRehearsal } from '@/hooks/studio/useRehearsal';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { PACES } from '@/lib/shared/widgets/rehearsal';
import { color, radius, space } from '@/styles/tokens';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surface};

  > p {
    flex: 1 1 16rem;
    color: ${color.textQuiet};
  }
`;

/** The switch of the scripted show, which running overlays and the preview play together. */
export function RehearsalBar({ rehearsal }: { rehearsal: ReturnType<typeof useRehearsal> }) {
  const { t } = useTranslation('studio');
  const { sample, isPaused, pace, isBusy, refusal, act } = rehearsal;
  if (sample === null) {
    return (
      <Root aria-label={t('rehearsal.title')}>
        <p>{t('rehearsal.text')}</p>
        <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
        <Button variant="quiet" icon="play" isLoading={isBusy} onClick={() => void act('START', 1)}>
          {t('rehearsal.start')}
        </Button>
      </Root>
    );
  }
  return (
    <Root aria-label={t('rehearsal.title')}>
      <Badge $tone="wait">{t('rehearsal.chip')}</Badge>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <Segments
        label={t('rehearsal.pace')}
        isLabelHidden
        value={`${pace}`}
        options={PACES.map((one) => ({ value: `${one}`, label: `${one}×` }))}
        onChange={(value) => void act('RESUME', PACES.find((one) => `${one}` === value) ?? pace)}
      />
      <Button
        variant="quiet"
        size="small"
        isLoading={isBusy}
        onClick={() => void act(isPaused ? 'RESUME' : 'PAUSE', pace)}
      >
        {t(isPaused ? 'rehearsal.resume' : 'rehearsal.pause')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => void act('STOP', pace)}>
        {t('rehearsal.stop')}
      </Button>
    </Root>
  );
}
