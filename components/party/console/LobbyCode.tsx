import { useTranslation } from '@/hooks/ui/useTranslation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Cluster } from '@/components/ui/Stack';
import { useConsoleTool } from '@/components/console/ConsoleContext';
import { HideOnStream } from '@/components/console/HideOnStream';

/** Long enough to type it into a game. */
const SHOWN_MS = 20_000;

interface Props {
  code: string;
  /** An overlay is connected. */
  isOnAir: boolean;
}

/** How players get into the game. On air it shows after a press alone, and not for long. */
export function LobbyCode({ code, isOnAir }: Props) {
  const { t } = useTranslation('console');
  const { isSafe } = useConsoleTool();
  const [isAsked, setIsAsked] = useState(false);

  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => setIsAsked(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isAsked]);

  const words = (
    <p>
      {t('edit.lobby')}: <b dir="auto">{code}</b>
    </p>
  );
  if (isSafe || !isOnAir) return <HideOnStream label={t('edit.lobby')}>{words}</HideOnStream>;
  return (
    <Cluster $gap={2}>
      {isAsked && words}
      <Button
        size="small"
        variant="quiet"
        icon={isAsked ? 'eye-off' : 'eye'}
        onClick={() => setIsAsked(!isAsked)}
      >
        {t(isAsked ? 'lobby.hide' : 'lobby.show')}
      </Button>
    </Cluster>
  );
}
