import { Button } from '@/components/ui/buttons/Button';
import { PICTURED, type FundPreset } from '@/hooks/fundconsole/list/newFund';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Presets } from './Funds.styles';
import { PresetPicture } from './PresetPicture';

/** What a new fund starts from. */
export function PresetChoice({ onChoose }: { onChoose: (preset: FundPreset) => void }) {
  const { t } = useTranslation('fundHost');
  return (
    <>
      <Presets>
        {PICTURED.map((preset) => (
          <button key={preset} type="button" onClick={() => onChoose(preset)}>
            <PresetPicture preset={preset} />
            <span>
              <b>{t(`preset.${preset}`)}</b>
              <small>{t(`preset.${preset}_hint`)}</small>
            </span>
          </button>
        ))}
      </Presets>
      <div>
        <Button variant="link" size="small" onClick={() => onChoose('NOTHING')}>
          {t('preset.NOTHING')}
        </Button>
      </div>
    </>
  );
}
