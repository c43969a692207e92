import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { Notice } from '@/components/ui/Notice';
import { Cluster, Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { useConsoleTool } from '@/components/console/ConsoleContext';
import { HoldToShow, Private } from '@/components/console/Private';

interface Props {
  /** What the address is for: an overlay, or a key of a stream deck. */
  kind: 'keys' | 'deck';
  address: string;
  /** The part of it that must not be seen. */
  secret: string;
  onDone: () => void;
}

/** A fresh address, shown once. Hidden until asked for: the console may be on stream. */
export function NewKey({ kind, address, secret, onDone }: Props) {
  const { t } = useTranslation('console');
  const { isHidden } = useConsoleTool();
  const [isShown, setIsShown] = useState(false);
  const hidden = address.replace(secret, '••••••••');
  return (
    <Notice kind="good" title={t(`${kind}.new_title`)} isLive>
      <Stack $gap={3}>
        <p>{t('keys.once')}</p>
        <TextField
          label={t(`${kind}.address`)}
          readOnly
          value={isShown && !isHidden ? address : hidden}
          onFocus={(event) => event.currentTarget.select()}
        />
        {isHidden && (
          <Cluster $gap={2}>
            <Private>
              <code>{address}</code>
            </Private>
            <HoldToShow />
          </Cluster>
        )}
        <Cluster>
          <CopyButton text={address} label={t('keys.copy')} variant="primary" />
          {!isHidden && (
            <Button
              variant="quiet"
              icon={isShown ? 'eye-off' : 'eye'}
              onClick={() => setIsShown(!isShown)}
            >
              {t(isShown ? 'keys.hide' : 'keys.hidden')}
            </Button>
          )}
          <Button variant="link" onClick={onDone}>
            {t('keys.done')}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
