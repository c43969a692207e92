import styled from 'styled-components';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { size, space } from '@/styles/tokens';

const Text = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 64ch;
  font-size: clamp(1rem, 0.97rem + 0.11vw, 1.0625rem);
  line-height: 1.65;
  overflow-wrap: anywhere;

  p {
    white-space: pre-line;
  }

  h3 {
    font-size: ${size.lead};
  }
`;

/** What the creator says about it, paragraph by paragraph. */
export function Story({ text }: { text: string | null }) {
  const { t } = useTranslation('fund');
  if (text === null) return null;
  return (
    <section aria-labelledby="story-title">
      <h2 id="story-title">{t('story.title')}</h2>
      <Text>
        {text.split(/\n{2,}/).map((paragraph, index) => (
          // A paragraph has no other name than its place.
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </Text>
    </section>
  );
}
