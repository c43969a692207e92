import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Head } from './Operator.styles';

interface Props {
  /** Of the first page. */
  path: string;
  cursor: string | null;
  isFirst: boolean;
}

/** The ways through a list that has more than one page. */
export function PageLinks({ path, cursor, isFirst }: Props) {
  const { t } = useTranslation('operator');
  const next = `${path}${path.includes('?') ? '&' : '?'}after=${cursor ?? ''}`;
  if (isFirst && cursor === null) return null;
  return (
    <Head>
      {isFirst ? null : (
        <ButtonLink href={path} variant="quiet" size="small">
          {t('first_page')}
        </ButtonLink>
      )}
      {cursor === null ? null : (
        <ButtonLink href={next} variant="quiet" size="small">
          {t('next_page')}
        </ButtonLink>
      )}
    </Head>
  );
}
