import { useId, type ReactNode } from 'react';
import { Section } from '@/components/settings/Section';
import { Saved } from '@/components/settings/Settings.styles';
import { Button } from '@/components/ui/buttons/Button';
import { FieldHint, FieldLabel } from '@/components/ui/forms/Field.styles';
import { Icon } from '@/components/ui/icons/Icon';
import { FormError } from '@/components/ui/forms/FormError';
import { Cluster, Stack } from '@/components/ui/Stack';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { useSavedMark } from '@/hooks/settings/useSavedMark';
import { useThemePreview } from '@/hooks/settings/useThemePreview';
import { useCall } from '@/hooks/secureql/useCall';
import { useFreshProps } from '@/hooks/ui/page/useFreshProps';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { CurrentUser } from '@/lib/session/currentUser';
import { DEFAULT_EXTRA_PUBLIC } from '@/lib/shared/creators/extraPublic';
import { HueRange } from './PageSetup.styles';

const DEFAULT_HUE = Number(DEFAULT_EXTRA_PUBLIC.display_hue);

interface ThemeSectionProps {
  user: CurrentUser;
  /** A small preview of the own page. */
  preview: ReactNode;
}

/** Colours of the own pages, dashboards and consoles, previewed on this page. */
export function ThemeSection({ user, preview: ownPage }: ThemeSectionProps) {
  const { t } = useTranslation('pagesetup');
  const readAnew = useFreshProps();
  const id = useId();
  const saved = useSavedMark();
  const save = useCall('creators/save-theme/');
  const { display_hue: hue, display_is_dark_mode: isDark } = user.extraPublic;
  const { theme, preview } = useThemePreview({ hue: Number(hue), isDark });

  function change(part: Partial<typeof theme>) {
    saved.markChanged();
    preview(part);
  }

  async function keep() {
    const display_hue = String(Math.round(theme.hue * 10) / 10);
    const { answer } = await save.run({ display_hue, display_is_dark_mode: theme.isDark });
    if (answer === null) return;
    saved.markSaved();
    await readAnew();
  }

  return (
    <Section
      id="theme"
      title={t('theme.title')}
      intro={t(user.userType === 'CREATOR' ? 'theme.intro_creator' : 'theme.intro_fan')}
    >
      <FormError code={save.refusal}>{save.refusal && t(`errors:${save.refusal}`)}</FormError>
      <Stack $gap={1}>
        <FieldLabel htmlFor={id}>{t('theme.hue')}</FieldLabel>
        <HueRange
          id={id}
          type="range"
          min={0}
          max={360}
          step={1}
          value={Math.round(theme.hue)}
          aria-describedby={`${id}-hint`}
          onChange={(event) => change({ hue: Number(event.target.value) })}
        />
        <FieldHint id={`${id}-hint`}>{t('theme.hue_hint')}</FieldHint>
      </Stack>
      <SwitchField
        label={t('theme.dark')}
        hint={t('theme.dark_hint')}
        checked={theme.isDark}
        onChange={(event) => change({ isDark: event.target.checked })}
      />
      {ownPage}
      <Cluster>
        <Button isLoading={save.isRunning} onClick={() => void keep()}>
          {t('theme.save')}
        </Button>
        <Button variant="link" onClick={() => change({ hue: DEFAULT_HUE, isDark: false })}>
          {t('theme.default')}
        </Button>
        <Saved role="status">
          {saved.isSaved ? (
            <>
              <Icon name="good" size={18} /> {t('theme.saved')}
            </>
          ) : null}
        </Saved>
      </Cluster>
    </Section>
  );
}
