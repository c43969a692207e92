import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { Notice } from '@/components/ui/Notice';
import { Cluster, Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { useStreamSafe } from '@/hooks/session/private/useStreamSafe';
import { HoldToShow, Private } from '@/components/shared/private/Private';

interface Props {
  address: string;
  /** The part of it that must not be seen. */
  secret: string;
  onDone: () => void;
}

/** A fresh address of a stream deck's key, shown once. Hidden until asked for: the console may be on stream. */
export function NewKey({ address, secret, onDone }: Props) {
  const { t } = useTranslation('console');
  const { isHidden } = useStreamSafe();
  const [isShown, setIsShown] = useState(false);
  const hidden = address.replace(secret, '••••••••');
  return (
    <Notice kind="good" title={t('deck.new_title')} isLive>
      <Stack $gap={3}>
        <p>{t('keys.once')}</p>
        <TextField
          label={t('deck.address')}
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
