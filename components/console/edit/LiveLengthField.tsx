import { SelectField } from '@/components/ui/forms/SelectField';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  name: string;
  error: string | undefined;
  /** Null: none of the creator's time. */
  minutes: number | null;
}

/** Lengths to choose from, in minutes. */
const LENGTHS = [30, 60, 90, 120, 180, 240, 300, 360, 480, 720];

/** How much of its creator's time a planned draw or fund takes: nobody can book it. */
export function LiveLengthField({ name, error, minutes }: Props) {
  const { t } = useTranslation('console');
  const lengths = minutes === null || LENGTHS.includes(minutes) ? LENGTHS : [minutes, ...LENGTHS];
  const hours = lengths.map((length) => ({
    value: String(length),
    label:
      length < 60 ? t('live.minutes', { count: length }) : t('live.hours', { count: length / 60 }),
  }));
  return (
    <SelectField
      name={name}
      label={t('live.length')}
      hint={t('live.length_hint')}
      error={error}
      defaultValue={minutes === null ? '' : String(minutes)}
      options={[{ value: '', label: t('live.none') }, ...hours]}
    />
  );
}
