import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Cluster } from '@/components/ui/Stack';
import { leftOutside } from '@/hooks/hours/blocks';
import type { Hours } from '@/hooks/hours/useHours';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { CalendarBlock } from '@/lib/shared/availability/availability';
import { Bar, Quiet } from './Hours.styles';

interface Props {
  hours: Hours;
  blocks: readonly CalendarBlock[];
  now: number;
}

const Words = styled.p`
  min-width: 0;
`;

/** Only there while something is not saved: what changed, and what becomes of bookings. */
export function SaveBar({ hours, blocks, now }: Props) {
  const { t } = useTranslation('hours');
  const toast = useToast();
  const { isChanged, what, before, settings, refusal } = hours;
  const count = isChanged ? leftOutside(blocks, { before, after: settings, now }) : 0;

  async function save() {
    if (await hours.save()) toast.success(t('bar.saved'));
  }

  return (
    <>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      {isChanged && (
        <Bar>
          <Words role="status">
            <strong>{t('bar.changed', { what })}</strong>{' '}
            <Quiet>{count === 0 ? t('bar.untouched') : t('bar.outside', { count })}</Quiet>
          </Words>
          <Cluster $gap={2}>
            <Button variant="quiet" onClick={hours.undo}>
              {t('bar.undo')}
            </Button>
            <Button isLoading={hours.isSaving} onClick={() => void save()}>
              {t('bar.save')}
            </Button>
          </Cluster>
        </Bar>
      )}
    </>
  );
}
