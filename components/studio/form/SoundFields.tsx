import styled from 'styled-components';
import { space } from '@/styles/tokens';
import { Label } from '@/components/studio/Studio.styles';
import { studioIcons } from '@/components/studio/studioIcons';
import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import type { Editing } from '@/hooks/studio/useEdits';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { MOTIONS, type WidgetSettings } from '@/lib/shared/widgets/settings';
import { Segments } from './Segments';
import { Slider } from './Slider';

interface Props {
  settings: WidgetSettings;
  onTest: () => void;
  onChange: Editing['change'];
}

const VOLUME_STEP = 5;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
`;

/** How loud an overlay is and how much it moves. */
export function SoundFields({ settings: { volume, motion, readsAloud }, onTest, onChange }: Props) {
  const { t, i18n } = useTranslation('studio');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <>
      <div>
        <Label>
          <span>{t('form.sound')}</span>
          <span>{volume === 0 ? t('form.silent') : percent.format(volume / 100)}</span>
        </Label>
        <Row>
          <DrawnIcon drawing={studioIcons.sound} size={20} />
          <Slider
            label={t('form.volume')}
            isLabelHidden
            said={percent.format(volume / 100)}
            value={volume}
            least={0}
            most={100}
            step={VOLUME_STEP}
            onChange={(value) => onChange('volume', { volume: value })}
          />
          <Button variant="quiet" size="small" onClick={onTest}>
            {t('form.test')}
          </Button>
        </Row>
      </div>
      <SwitchField
        label={t('form.reads_aloud')}
        hint={t('form.reads_aloud_hint')}
        checked={readsAloud}
        onChange={({ target: { checked } }) => onChange('readsAloud', { readsAloud: checked })}
      />
      <Segments
        label={t('form.motion')}
        value={motion}
        options={MOTIONS.map((value) => ({ value, label: t(`motion.${value}`) }))}
        onChange={(value) => onChange('motion', { motion: value })}
      />
    </>
  );
}
