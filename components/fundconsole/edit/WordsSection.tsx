import { LockableSection } from '@/components/console/edit/LockableSection';
import { PhotoField } from '@/components/shared/photo/PhotoField';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import type { SectionProps } from './EditFundForm';

interface Props extends SectionProps {
  cover: string | null;
  onCover: (cover: string | null) => void;
}

/** What it is for, in words and a picture. */
export function WordsSection({ edit, errors, cover, onCover }: Props) {
  const { t } = useTranslation('fundHost');
  const { settings } = edit;
  return (
    <LockableSection title={t('edit.words')} locked={null}>
      <TextField
        name="settings.title"
        label={t('new.for')}
        error={errors['settings.title']}
        defaultValue={settings.title}
        maxLength={LIMITS.fundTitle}
        dir="auto"
        required
      />
      <TextField
        name="settings.summary"
        label={t('edit.summary')}
        hint={t('edit.summary_hint')}
        error={errors['settings.summary']}
        defaultValue={settings.summary ?? ''}
        maxLength={LIMITS.fundSummary}
        dir="auto"
        isOptional
      />
      <TextArea
        name="settings.story"
        label={t('edit.story')}
        hint={t('edit.story_hint')}
        error={errors['settings.story']}
        defaultValue={settings.story ?? ''}
        maxLength={LIMITS.fundStory}
        rows={8}
        dir="auto"
        isOptional
      />
      <PhotoField
        label={t('edit.cover')}
        hint={t('edit.cover_hint')}
        value={cover}
        shape="work"
        error={errors['settings.cover']}
        onChange={(url) => {
          onCover(url);
          return Promise.resolve(null);
        }}
      />
      <TextField
        name="settings.videoUrl"
        type="url"
        label={t('edit.video')}
        hint={t('edit.video_hint')}
        error={errors['settings.videoUrl']}
        defaultValue={settings.videoUrl ?? ''}
        maxLength={LIMITS.link}
        isOptional
      />
    </LockableSection>
  );
}
