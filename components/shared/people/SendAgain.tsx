import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { serverNow } from '@/lib/secureql/browser/serverClock';

const REST_MS = 30_000;
const restFrom = () => new Date(serverNow() + REST_MS).toISOString();

/** Its number stays with its words. */
const Rest = styled.b`
  white-space: nowrap;
`;

/** What to do when no code has come: look again, or, after a while, ask for another one. */
export function SendAgain({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('common');
  const [until, setUntil] = useState(restFrom);
  const seconds = useCountdown(until) ?? 0;
  return (
    <>
      {t('code.nothing')}{' '}
      {seconds > 0 ? (
        <Rest>{t('code.again_in', { seconds })}</Rest>
      ) : (
        <Button
          variant="link"
          size="small"
          onClick={() => {
            setUntil(restFrom());
            onAgain();
          }}
        >
          {t('code.again')}
        </Button>
      )}
    </>
  );
}
