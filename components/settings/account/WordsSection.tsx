import { Section } from '@/components/settings/Section';
import { KeptForm } from '@/components/settings/KeptForm';
import { TextArea } from '@/components/ui/forms/TextArea';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';

/** The words that a creator does not want to read in names and answers at their tools. */
export function WordsSection({ words }: { words: readonly string[] }) {
  const { t } = useTranslation('settings');
  const form = useSecureqlForm('creators/save-words/', (data) => ({
    words: wordsIn(textOf(data, 'words')),
  }));
  // A refused word is named by its place in the list.
  const [problem] = Object.values(form.fieldErrors);
  return (
    <Section id="words" title={t('words.title')} intro={t('words.intro')}>
      <KeptForm name="words" form={form}>
        <TextArea
          name="words"
          label={t('words.label')}
          hint={t('words.hint', { most: LIMITS.refusedWords })}
          error={problem}
          defaultValue={words.join('\n')}
          spellCheck={false}
          autoCapitalize="none"
        />
      </KeptForm>
    </Section>
  );
}

/** People write one in each line, or commas between them. */
function wordsIn(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((word) => word.trim())
    .filter(Boolean);
}
