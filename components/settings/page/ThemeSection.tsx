import { useId, type ReactNode } from 'react';
import { KeptForm } from '@/components/settings/KeptForm';
import { Section } from '@/components/settings/Section';
import { Button } from '@/components/ui/buttons/Button';
import { FieldHint, FieldLabel } from '@/components/ui/forms/Field.styles';
import { Stack } from '@/components/ui/Stack';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { useThemePreview } from '@/hooks/settings/useThemePreview';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
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
  const id = useId();
  const { display_hue: hue, display_is_dark_mode: isDark } = user.extraPublic;
  const { theme, preview, takeBack } = useThemePreview({ hue: Number(hue), isDark });
  const form = useSecureqlForm('creators/save-theme/', () => ({
    display_hue: String(Math.round(theme.hue * 10) / 10),
    display_is_dark_mode: theme.isDark,
  }));

  return (
    <Section
      id="theme"
      title={t('theme.title')}
      intro={t(user.userType === 'CREATOR' ? 'theme.intro_creator' : 'theme.intro_fan')}
    >
      <KeptForm name="theme" form={form} onDiscard={takeBack}>
        <input type="hidden" name="hue" value={theme.hue} />
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
            onChange={(event) => preview({ hue: Number(event.target.value) })}
          />
          <FieldHint id={`${id}-hint`}>{t('theme.hue_hint')}</FieldHint>
        </Stack>
        <SwitchField
          label={t('theme.dark')}
          hint={t('theme.dark_hint')}
          name="dark"
          checked={theme.isDark}
          onChange={(event) => preview({ isDark: event.target.checked })}
        />
        {ownPage}
        <div>
          <Button variant="link" onClick={() => preview({ hue: DEFAULT_HUE, isDark: false })}>
            {t('theme.default')}
          </Button>
        </div>
      </KeptForm>
    </Section>
  );
}
