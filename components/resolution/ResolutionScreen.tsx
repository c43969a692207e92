import { orderIcons } from '@/components/shared/orders/orderIcons';
import { PageHead } from '@/components/shared/page/PageHead';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { useCaseLines } from '@/hooks/cases/useCaseLines';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ordersPath, resolutionPath } from '@/lib/navigation/tools/experiencePath';
import type { ResolutionProps } from '@/lib/page/dashboard/resolution';
import { CaseRow } from './CaseRow';
import { OneCase } from './OneCase';
import { Back, Cards, ListPage, Page, Rows } from './Resolution.styles';

/** `/dashboard/resolution`: cases of the reader's orders, or what went wrong with one of them. */
export function ResolutionScreen({ one, lines, cursor }: ResolutionProps) {
  const { t } = useTranslation('cases');
  const head = <PageHead title={t('page.title')} isPrivate />;
  if (one === null) {
    return (
      <ListPage>
        {head}
        <CaseList lines={lines} cursor={cursor} />
      </ListPage>
    );
  }
  return (
    <Page>
      {head}
      <Back href={resolutionPath()}>
        <DrawnIcon drawing={orderIcons.back} size={20} />
        {t('page.all')}
      </Back>
      <OneCase key={one.id} initial={one} />
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
        <EmptyResults icon="good" message={t('page.empty')}>
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
          <Cards role="list">
            {without.map((line) => (
              <CaseRow key={line.id} line={line} />
            ))}
          </Cards>
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
