import styled from 'styled-components';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ServicePage } from '@/lib/shared/experiences/views';
import { color, measure, size, space, weight } from '@/styles/tokens';

const Questions = styled.div`
  details {
    border-top: 1px solid ${color.line};
  }

  details:last-of-type {
    border-bottom: 1px solid ${color.line};
  }

  summary {
    padding-block: ${space[4]};
    font-size: ${size.text};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  p {
    max-width: ${measure.text};
    padding-bottom: ${space[5]};
    color: ${color.textQuiet};
    white-space: pre-line;
  }
`;

/** What the creator answers before anybody asks. */
export function GoodToKnow({ faqs }: Pick<ServicePage, 'faqs'>) {
  const { t } = useTranslation('service');
  if (faqs.length === 0) return null;
  return (
    <section aria-labelledby="faq-title">
      <h2 id="faq-title">{t('faq.title')}</h2>
      <Questions>
        {faqs.map(({ question, answer }) => (
          <details key={question}>
            <summary dir="auto">{question}</summary>
            <p dir="auto">{answer}</p>
          </details>
        ))}
      </Questions>
    </section>
  );
}
