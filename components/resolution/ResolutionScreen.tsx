import { PageHead } from '@/components/shared/page/PageHead';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { useCaseLines } from '@/hooks/cases/useCaseLines';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ordersPath, resolutionPath } from '@/lib/navigation/tools/experiencePath';
import type { ResolutionProps } from '@/lib/page/dashboard/resolution';
import { CaseRow } from './CaseRow';
import { OneCase } from './OneCase';
import { Page, Rows } from './Resolution.styles';

/** `/dashboard/resolution`: cases of the reader's orders, or what went wrong with one of them. */
export function ResolutionScreen({ one, lines, cursor }: ResolutionProps) {
  const { t } = useTranslation('cases');
  return (
    <Page>
      <PageHead title={t('page.title')} isPrivate />
      {one === null ? (
        <CaseList lines={lines} cursor={cursor} />
      ) : (
        <>
          <p>
            <ButtonLink href={resolutionPath()} variant="link" size="small">
              {t('page.all')}
            </ButtonLink>
          </p>
          <OneCase key={one.id} initial={one} />
        </>
      )}
    </Page>
  );
}

type ListProps = Pick<ResolutionProps, 'lines' | 'cursor'>;

/** Orders with a case first, then those that can have one. */
function CaseList(first: ListProps) {
  const { t } = useTranslation('cases');
  const { lines, hasMore, more, isRunning, refusal } = useCaseLines(first);
  const withCase = lines.filter((line) => line.case !== null);
  const without = lines.filter((line) => line.case === null);
  return (
    <>
      <h1>{t('page.title')}</h1>
      {lines.length === 0 && (
        <EmptyResults message={t('page.empty')}>
          <ButtonLink href={ordersPath}>{t('page.orders')}</ButtonLink>
        </EmptyResults>
      )}
      {withCase.length > 0 && (
        <Rows role="list">
          {withCase.map((line) => (
            <CaseRow key={line.id} line={line} />
          ))}
        </Rows>
      )}
      {without.length > 0 && (
        <Stack as="section" aria-labelledby="without-title">
          <h2 id="without-title">{t('page.without')}</h2>
          <Rows role="list">
            {without.map((line) => (
              <CaseRow key={line.id} line={line} />
            ))}
          </Rows>
        </Stack>
      )}
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      {hasMore && (
        <div>
          <Button variant="quiet" isLoading={isRunning} onClick={more}>
            {t('page.more')}
          </Button>
        </div>
      )}
    </>
  );
}
