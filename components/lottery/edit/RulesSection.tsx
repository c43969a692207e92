import styled from 'styled-components';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Stack } from '@/components/ui/Stack';
import type { SettingsInput } from '@/hooks/lottery/edit/readSettings';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { rulesText } from '@/lib/shared/lottery/rulesText';
import { color, radius, size, space } from '@/styles/tokens';
import type { SectionProps } from './EditLotteryForm';
import { LockedSection } from './LockedSection';

const Preview = styled.div`
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  font-size: ${size.small};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface Props extends SectionProps {
  /** What the form says by now; null: nothing was touched yet. */
  typed: SettingsInput | null;
  countries: readonly string[];
}

/** The creator's own rules, and all rules as entrants will read them. */
export function RulesSection({ edit, errors, typed, countries }: Props) {
  const { t, i18n } = useTranslation('lotteryEdit');
  const rules = useTranslation('lotteryRules');
  const text =
    typed === null || edit.isLocked
      ? edit.lottery.rules
      : rulesText(
          { ...typed, ownRules: typed.ownRules ?? null, countries },
          i18n.language,
          (key, values) => rules.t(key, values),
        );
  return (
    <>
      <LockedSection title={t('rules.title')} isLocked={edit.isLocked}>
        <TextArea
          name="settings.ownRules"
          label={t('rules.own')}
          hint={t('rules.own_hint')}
          error={errors['settings.ownRules']}
          defaultValue={edit.settings.ownRules ?? ''}
          maxLength={LIMITS.ownRules}
          dir="auto"
          isOptional
        />
      </LockedSection>
      <Stack as="section" $gap={2} aria-labelledby="rules-preview">
        <h3 id="rules-preview">{t('rules.preview')}</h3>
        <p>{t('rules.preview_hint')}</p>
        <Preview dir="auto">{text}</Preview>
      </Stack>
    </>
  );
}
