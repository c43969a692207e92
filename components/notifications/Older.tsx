import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Notice } from '@/components/ui/Notice';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** Asks for the notifications before those shown; `showOlder` returns whether they came. */
export function Older({ showOlder }: { showOlder: () => Promise<boolean> }) {
  const { t } = useTranslation('common');
  const [state, setState] = useState<'still' | 'asking' | 'failed'>('still');

  async function ask() {
    setState('asking');
    setState((await showOlder()) ? 'still' : 'failed');
  }

  return (
    <>
      {state === 'failed' ? (
        <Notice kind="warning" isLive>
          {t('bell.older_failed')}
        </Notice>
      ) : null}
      <Button
        variant="quiet"
        size="small"
        isLoading={state === 'asking'}
        onClick={() => void ask()}
      >
        {t(state === 'failed' ? 'retry' : 'bell.older')}
      </Button>
    </>
  );
}
