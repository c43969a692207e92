import { useRef, useState } from 'react';
import { PhotoField } from '@/components/shared/photo/PhotoField';
import { Section } from '@/components/settings/Section';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { textOf } from '@/hooks/ui/formValues';
import { pageOf } from '@/hooks/settings/pagePayload';
import type { SetupState } from '@/hooks/settings/useSetup';
import { useSetupForm } from '@/hooks/settings/useSetupForm';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { SetupForm } from './SetupForm';

/** Banner, tagline and biography. */
export function ProfileSection({ state }: { state: SetupState }) {
  const { t } = useTranslation('pagesetup');
  const [round, setRound] = useState(0);
  return (
    <Section id="page" title={t('page.title')} intro={t('page.intro')}>
      <ProfileForm key={round} state={state} onNewer={() => setRound(round + 1)} />
    </Section>
  );
}

function ProfileForm({ state, onNewer }: { state: SetupState; onNewer: () => void }) {
  const { t } = useTranslation('pagesetup');
  const element = useRef<HTMLFormElement>(null);
  const [banner, setBanner] = useState(state.setup.bannerPhoto);
  const form = useSetupForm({
    path: 'creators/save-page/',
    state,
    form: element,
    toPayload: (data, setup) => ({
      ...pageOf(setup),
      tagline: textOf(data, 'tagline'),
      bio: textOf(data, 'bio'),
      bannerPhoto: banner,
    }),
    onNewer,
  });
  return (
    <SetupForm name="profile" form={form} element={element}>
      <PhotoField
        label={t('page.banner')}
        hint={t('page.banner_hint')}
        value={banner}
        shape="wide"
        onChange={(url) => {
          setBanner(url);
          return Promise.resolve(null);
        }}
      />
      <input type="hidden" name="banner" value={banner ?? ''} />
      <TextField
        name="tagline"
        label={t('page.tagline')}
        hint={t('page.tagline_hint')}
        error={form.fieldErrors.tagline}
        defaultValue={state.setup.tagline}
        maxLength={LIMITS.tagline}
        dir="auto"
        isOptional
      />
      <TextArea
        name="bio"
        label={t('page.bio')}
        hint={t('page.bio_hint')}
        error={form.fieldErrors.bio}
        defaultValue={state.setup.bio}
        maxLength={LIMITS.bio}
        rows={6}
        dir="auto"
        isOptional
      />
    </SetupForm>
  );
}
