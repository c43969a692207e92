import { useId, useRef, useState, type ChangeEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FieldHint } from '@/components/ui/forms/Field.styles';
import { FieldError } from '@/components/ui/forms/FieldError';
import { Icon } from '@/components/ui/icons/Icon';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { Cluster, Stack } from '@/components/ui/Stack';
import { usePhotoUpload } from '@/hooks/secureql/usePhotoUpload';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ErrorCode } from '@/lib/shared/errors';
import { HiddenFile, PhotoFrame, PhotoRoot, PhotoTitle } from './PhotoField.styles';

interface PhotoFieldProps {
  label: string;
  hint?: string;
  /** Address of the photo shown; null: none. */
  value: string | null;
  /** Shown while there is none. */
  fallback?: string;
  /** As it is shown where it belongs: a face, a banner, a work. */
  shape: 'round' | 'wide' | 'work';
  /** What is wrong with the photo that was saved, in the reader's language. */
  error?: string;
  /** Takes the stored photo's address, or null for none; returns why it could not be used. */
  onChange: (url: string | null) => Promise<ErrorCode | null>;
}

/** One picture: choose, send, replace and remove it, with the keyboard as well. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hint, value, fallback, shape, error, onChange } = props;
  const { t } = useTranslation('pagesetup');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { chosen, choose, retry, drop, isSending } = usePhotoUpload(({ url }) => onChange(url));
  const [refused, setRefused] = useState<ErrorCode | null>(null);
  const shown = chosen?.preview || value || fallback;

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = Array.from(event.target.files ?? []);
    // Cleared, so that the same file can be chosen again after it failed.
    event.target.value = '';
    setRefused(null);
    if (file) void choose(file);
  }

  async function remove() {
    setRefused(await onChange(null));
  }

  const open = () => input.current?.click();
  return (
    <PhotoRoot role="group" aria-labelledby={`${id}-label`} $isWide={shape === 'wide'}>
      <PhotoFrame $shape={shape}>
        {shown ? <img src={shown} alt="" /> : <Icon name="plus" />}
      </PhotoFrame>
      <Stack $gap={2}>
        <PhotoTitle id={`${id}-label`}>{label}</PhotoTitle>
        {hint ? <FieldHint>{hint}</FieldHint> : null}
        <HiddenFile
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={label}
          tabIndex={-1}
          onChange={pick}
        />
        {isSending ? (
          <ProgressBar value={chosen?.share ?? 0} max={1} label={t('photo.sending')} />
        ) : null}
        {chosen?.error ? (
          <FieldError isLive>
            <bdi>{chosen.name}</bdi>: {t(`errors:${chosen.error}`)}
          </FieldError>
        ) : null}
        <FieldError isLive>{refused ? t(`errors:${refused}`) : error}</FieldError>
        <Cluster $gap={2}>
          {chosen?.error && chosen.error !== 'media.too_large' ? (
            <Button variant="quiet" size="small" onClick={() => void retry()}>
              {t('photo.retry')}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            size="small"
            icon="photo-sharing"
            isLoading={isSending}
            onClick={open}
          >
            {t(value || chosen ? 'photo.replace' : 'photo.choose')}
          </Button>
          {chosen?.error ? (
            <Button variant="link" size="small" onClick={drop}>
              {t('photo.drop')}
            </Button>
          ) : null}
          {value && !chosen ? (
            <Button variant="link" size="small" onClick={() => void remove()}>
              {t('photo.remove')}
            </Button>
          ) : null}
        </Cluster>
      </Stack>
    </PhotoRoot>
  );
}
