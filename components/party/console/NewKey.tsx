import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { CopyButton } from '@/components/ui/CopyButton';
import { Notice } from '@/components/ui/Notice';
import { Cluster, Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/TextField';

interface Props {
  address: string;
  onDone: () => void;
}

/** A fresh overlay address, shown once. Hidden until asked for: the console may be on stream. */
export function NewKey({ address, onDone }: Props) {
  const { t } = useTranslation('console');
  const [isShown, setIsShown] = useState(false);
  const hidden = `${address.slice(0, address.indexOf('=') + 1)}••••••••`;
  return (
    <Notice kind="good" title={t('keys.new_title')} isLive>
      <Stack $gap={3}>
        <p>{t('keys.once')}</p>
        <TextField
          label={t('keys.address')}
          readOnly
          value={isShown ? address : hidden}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Cluster>
          <CopyButton text={address} label={t('keys.copy')} variant="primary" />
          <Button
            variant="quiet"
            icon={isShown ? 'eye-off' : 'eye'}
            onClick={() => setIsShown(!isShown)}
          >
            {t(isShown ? 'keys.hide' : 'keys.hidden')}
          </Button>
          <Button variant="link" onClick={onDone}>
            {t('keys.done')}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
