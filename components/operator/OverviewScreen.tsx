import { useRouter } from 'next/router';
import type { SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { TextField } from '@/components/ui/forms/TextField';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { useOperate } from '@/hooks/operator/useOperate';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isLocaleCode } from '@/lib/navigation/locales';
import { localePath } from '@/lib/navigation/path';
import { operatorPath, WORDS_QUERY } from '@/lib/navigation/tools/operatorPath';
import type { OverviewProps } from '@/lib/page/operator/operatorPages';
import { FoundRow } from './FoundRow';
import { LineForm, Rows } from '@/components/operator/parts/Operator.styles';
import { OperatorFrame } from '@/components/operator/parts/OperatorFrame';

/** Finds an account, an order or anything else by its id, number or handle. */
export function OverviewScreen({ seat, words, found }: OverviewProps) {
  const { t, i18n } = useTranslation('operator');
  const router = useRouter();
  const operating = useOperate();
  const locale = i18n.language;
  const path = operatorPath('overview');

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), WORDS_QUERY).trim();
    void router.push({ pathname: path, query: { [WORDS_QUERY]: typed } });
  }
  return (
    <OperatorFrame seat={seat} page="overview" operating={operating}>
      <LineForm
        key={words}
        role="search"
        method="get"
        action={isLocaleCode(locale) && locale !== 'en' ? localePath(locale, path) : path}
        onSubmit={onSubmit}
      >
        <TextField
          name={WORDS_QUERY}
          type="search"
          label={t('search')}
          defaultValue={words}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
        <Button type="submit">{t('find')}</Button>
      </LineForm>
      {words === '' ? <p>{t('search_hint')}</p> : null}
      {words !== '' && found.length === 0 ? <EmptyResults message={t('nothing_found')} /> : null}
      {found.length > 0 ? (
        <Rows role="list">
          {found.map((one) => (
            <FoundRow key={`${one.kind} ${one.id}`} found={one} operating={operating} />
          ))}
        </Rows>
      ) : null}
    </OperatorFrame>
  );
}
