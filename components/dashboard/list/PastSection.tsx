import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import type { PastListState } from '@/hooks/ui/lists/usePastList';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { SectionHead } from './List.styles';

interface Props {
  past: PastListState;
  words: {
    past: string;
    archived: string;
    /** Leads back from what is archived. */
    showPast: string;
    pastEmpty: string;
    failed: string;
  };
  /** The list itself; nothing where it is empty. */
  children: ReactNode;
}

/** What is over; what was put away is a press behind it. */
export function PastSection({ past, words, children }: Props) {
  const { t } = useTranslation('dashboard');
  const isArchive = past.list === 'ARCHIVED';
  return (
    <Stack as="section" aria-labelledby="past-title">
      <SectionHead>
        <h2 id="past-title">{isArchive ? words.archived : words.past}</h2>
        <Button
          variant="quiet"
          size="small"
          isLoading={past.isLoading}
          onClick={() => void past.show(isArchive ? 'PAST' : 'ARCHIVED')}
        >
          {isArchive ? words.showPast : t('list.show_archived')}
        </Button>
      </SectionHead>
      {children || <p>{isArchive ? t('list.archive_empty') : words.pastEmpty}</p>}
      <FormError>{past.hasFailed && words.failed}</FormError>
      {past.hasMore && (
        <div>
          <Button variant="quiet" isLoading={past.isLoading} onClick={() => void past.loadMore()}>
            {t(past.isLoading ? 'party.loading' : past.hasFailed ? 'party.retry' : 'party.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
