import { styled } from 'styled-components';
import { PageHead } from '@/components/shared/page/PageHead';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/icons/Icon';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, measure, size, space } from '@/styles/tokens';

interface LaterScreenProps {
  subject: 'experiences';
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[5]};
  max-width: ${measure.text};
  padding: ${space[6]} ${space[4]} ${space[12]};

  > p {
    color: ${color.textQuiet};
    font-size: ${size.lead};
  }

  > section {
    width: 100%;
  }

  ul {
    display: grid;
    gap: ${space[3]};
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
  }
`;

const points = ['first', 'second', 'third'] as const;

/** The page of a tool that is not built yet: says what it will be, without a date. */
export function LaterScreen({ subject }: LaterScreenProps) {
  const { t } = useTranslation('onboarding');
  return (
    <Page>
      <PageHead title={t(`later.${subject}.title`)} isPrivate />
      <StatusBadge status="quiet">{t('later.badge')}</StatusBadge>
      <h1>{t(`later.${subject}.title`)}</h1>
      <p>{t(`later.${subject}.text`)}</p>
      <Card aria-labelledby="later-title">
        <h2 id="later-title">{t('later.heading')}</h2>
        <ul role="list">
          {points.map((point) => (
            <li key={point}>
              <Icon name="plus" />
              {t(`later.${subject}.${point}`)}
            </li>
          ))}
        </ul>
      </Card>
      <ButtonLink href="/dashboard/home" variant="quiet">
        {t('later.home')}
      </ButtonLink>
    </Page>
  );
}
