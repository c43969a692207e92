import styled from 'styled-components';
import { space } from '@/styles/tokens';
import { SelectField } from '@/components/ui/forms/SelectField';
import type { Editing } from '@/hooks/studio/useEdits';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LANGUAGES } from '@/lib/navigation/locales';
import {
  FONTS,
  OVERLAY_LANGUAGES,
  SIZES,
  THEMES,
  type WidgetSettings,
} from '@/lib/shared/widgets/settings';
import { Segments } from './Segments';
import { Slider } from './Slider';
import { Swatches } from './Swatches';

interface Props {
  settings: WidgetSettings;
  /** It may show several tools at once. */
  isCombined: boolean;
  /** The creator's hue in degrees. */
  ownHue: number;
  onChange: Editing['change'];
}

/** Percent between two sizes. */
const SIZE_STEP = 5;

/** Beside each other where the longest choice stands whole. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: ${space[4]} ${space[3]};
`;

/** What the whole overlay looks like. */
export function LookFields({ settings, isCombined, ownHue, onChange }: Props) {
  const { t, i18n } = useTranslation('studio');
  const { theme, hue, size, language, font, order } = settings;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <>
      <Segments
        label={t('form.theme')}
        value={theme}
        options={[...THEMES].reverse().map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChange={(value) => onChange('theme', { theme: value })}
      />
      <Swatches value={hue} own={ownHue} onChange={(value) => onChange('hue', { hue: value })} />
      <Slider
        label={t('form.size')}
        said={percent.format(size / 100)}
        value={size}
        least={SIZES.least}
        most={SIZES.most}
        step={SIZE_STEP}
        onChange={(value) => onChange('size', { size: value })}
      />
      <Pair>
        <SelectField
          label={t('form.language')}
          value={language ?? ''}
          onChange={({ target: { value } }) =>
            onChange('language', {
              language: OVERLAY_LANGUAGES.find((code) => code === value) ?? null,
            })
          }
          options={[
            { value: '', label: t('form.language_own') },
            ...LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <SelectField
          label={t('form.font')}
          value={font}
          onChange={({ target: { value } }) => {
            const found = FONTS.find((one) => one === value);
            if (found) onChange('font', { font: found });
          }}
          options={FONTS.map((value) => ({ value, label: t(`font.${value}`) }))}
        />
      </Pair>
      {isCombined && (
        <Segments
          label={t('form.order')}
          value={order[0] ?? 'PARTY'}
          options={[
            { value: 'PARTY', label: t('group.queue') },
            { value: 'LOTTERY', label: t('group.draw') },
            { value: 'FUND', label: t('group.fund') },
          ]}
          onChange={(tool) =>
            onChange('order', { order: [tool, ...order.filter((one) => one !== tool)] })
          }
        />
      )}
    </>
  );
}
