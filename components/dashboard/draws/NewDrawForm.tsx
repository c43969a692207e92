import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { PhotoField } from '@/components/shared/photo/PhotoField';
import { Button } from '@/components/ui/buttons/Button';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { FormError } from '@/components/ui/forms/FormError';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { Cluster, Stack } from '@/components/ui/Stack';
import { isPreset, type Preset } from '@/hooks/lottery/list/newDraw';
import { readNewDraw } from '@/hooks/lottery/list/readNewDraw';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Foot } from './Draws.styles';
import { PrizeFields } from './PrizeFields';
import { TimeFields } from './TimeFields';

interface Props {
  requestKey: string;
  /** The draft stays a draft: leads back to the list. */
  onSaved: () => Promise<void>;
}

const ICONS = { QUICK: 'bolt', WEEK: 'calendar', SEVERAL: 'gifts' } as const;

/** A preset, a prize and a time are enough; makes a draft that nobody sees yet. */
export function NewDrawForm({ requestKey, onSaved }: Props) {
  const { t } = useTranslation('lotteryList');
  const router = useRouter();
  const [preset, setPreset] = useState<Preset>('QUICK');
  const [photo, setPhoto] = useState<string | null>(null);
  const isDraft = useRef(false);
  const form = useSecureqlForm(
    'lottery/create-lottery/',
    (data) => ({ settings: readNewDraw(data, { preset, photo }), requestKey }),
    {
      onDone: async ({ createLottery: { item } }) => {
        if (isDraft.current) await onSaved();
        else if (item) await router.push(`/chance/${item.id}/dashboard`);
      },
    },
  );
  const choices = (['QUICK', 'WEEK', 'SEVERAL'] as const).map((value) => ({
    value,
    label: t(`preset.${value}`),
    hint: t(`preset.${value}_hint`),
    drawing: dashboardIcons[ICONS[value]],
  }));
  return (
    <form method="post" noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <Stack>
        <ChoiceCards
          legend={t('preset.legend')}
          name="preset"
          defaultValue={preset}
          options={choices}
          onChange={(value) => isPreset(value) && setPreset(value)}
        />
        <PrizeFields hasSeveral={preset === 'SEVERAL'} errors={form.fieldErrors} />
        <TimeFields key={preset} preset={preset} errors={form.fieldErrors} />
        <PhotoField
          label={t('new.photo')}
          hint={t('new.photo_hint')}
          value={photo}
          shape="work"
          error={form.fieldErrors['settings.prizes.0.photo']}
          onChange={(url) => {
            setPhoto(url);
            return Promise.resolve(null);
          }}
        />
        <div>
          <SwitchField
            name="bonus"
            label={t('new.bonus')}
            hint={t('new.bonus_hint')}
            defaultChecked
          />
          <SwitchField name="others" label={t('new.others')} defaultChecked />
          <SwitchField name="near" label={t('new.near')} />
        </div>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        <Foot>
          <p>{t('new.calm')}</p>
          <Cluster>
            <Button
              type="submit"
              variant="quiet"
              isLoading={form.isRunning}
              onClick={() => {
                isDraft.current = true;
              }}
            >
              {t('new.draft')}
            </Button>
            <Button
              type="submit"
              isLoading={form.isRunning}
              onClick={() => {
                isDraft.current = false;
              }}
            >
              {t('new.create')}
            </Button>
          </Cluster>
        </Foot>
      </Stack>
    </form>
  );
}
