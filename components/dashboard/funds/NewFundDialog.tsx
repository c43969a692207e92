import { Dialog } from '@/components/ui/overlay/Dialog';
import { Stack } from '@/components/ui/Stack';
import type { FundPreset } from '@/hooks/fundconsole/list/newFund';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { NewFundForm, type NewFundProps } from './NewFundForm';
import { PresetChoice } from './PresetChoice';

interface Props extends Omit<NewFundProps, 'preset' | 'requestKey'> {
  /** One key for one opened dialog: pressing twice makes one fund. Null: it is closed. */
  requestKey: string | null;
  /** Null: not chosen yet. */
  preset: FundPreset | null;
  onPreset: (preset: FundPreset) => void;
  onClose: () => void;
}

/** A new fund in one dialog: what it starts from, then its few questions. */
export function NewFundDialog({ requestKey, preset, onPreset, onClose, ...form }: Props) {
  const { t } = useTranslation('fundHost');
  const title = preset === null ? t('preset.legend') : t(`preset.title_${preset}`);
  return (
    <Dialog isOpen={requestKey !== null} onClose={onClose} title={title} isWide>
      {requestKey !== null &&
        (preset === null ? (
          <Stack>
            <p>{t('preset.text')}</p>
            <PresetChoice onChoose={onPreset} />
          </Stack>
        ) : (
          <NewFundForm key={preset} {...form} preset={preset} requestKey={requestKey} />
        ))}
    </Dialog>
  );
}
