import { useId, useRef } from 'react';
import type { StepProps } from '@/components/experience/wizard/StepContent';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { FieldError } from '@/components/ui/forms/FieldError';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { Cluster, Stack } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { drawnPicture, pictureOf } from '@/hooks/experience/drawnPicture';
import { PICTURED, type PicturedTemplate } from '@/hooks/experience/templates';
import { usePhotoUpload } from '@/hooks/secureql/usePhotoUpload';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { HiddenFile } from '@/components/shared/photo/PhotoField.styles';
import { Drawn, Pictures } from './Pictures.styles';

/** Up to six pictures, the first one is the cover; there are drawn ones to begin with. */
export function PicturesStep({ editor: { draft, change } }: StepProps) {
  const { t } = useTranslation('experienceEdit');
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { images } = draft;
  const { chosen, choose, retry, drop, isSending } = usePhotoUpload(({ url }) => {
    if (!images.includes(url)) change({ images: [...images, url] });
    return Promise.resolve(null);
  });
  const canAdd = images.length < LIMITS.serviceImages;

  async function draw(template: PicturedTemplate) {
    const picture = await drawnPicture(template);
    if (picture) await choose(picture);
  }
  return (
    <Stack $gap={5}>
      {images.length > 0 && <Shown images={images} onChange={(next) => change({ images: next })} />}
      {canAdd && (
        <Stack $gap={2}>
          <HiddenFile
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('pictures.add')}
            tabIndex={-1}
            onChange={({ target }) => {
              const [file] = Array.from(target.files ?? []);
              // Cleared, so that the same file can be chosen again after it failed.
              target.value = '';
              if (file) void choose(file);
            }}
          />
          <div>
            <Button
              icon="plus"
              variant={images.length === 0 ? 'primary' : 'quiet'}
              isLoading={isSending}
              aria-describedby={hintId}
              onClick={() => input.current?.click()}
            >
              {t('pictures.add')}
            </Button>
          </div>
          <p id={hintId}>{t('pictures.hint', { count: LIMITS.serviceImages })}</p>
          {isSending && (
            <ProgressBar value={chosen?.share ?? 0} max={1} label={t('pictures.sending')} />
          )}
        </Stack>
      )}
      {chosen?.error && (
        <Cluster>
          <FieldError isLive>
            <bdi>{chosen.name}</bdi>: {t(`errors:${chosen.error}`)}
          </FieldError>
          <Button variant="quiet" size="small" onClick={() => void retry()}>
            {t('pictures.retry')}
          </Button>
          <Button variant="link" size="small" onClick={drop}>
            {t('pictures.drop')}
          </Button>
        </Cluster>
      )}
      {canAdd && (
        <Stack $gap={3}>
          <h2>{t('pictures.drawn')}</h2>
          <Drawn role="list">
            {PICTURED.map((template) => (
              <li key={template}>
                <button type="button" disabled={isSending} onClick={() => void draw(template)}>
                  <img src={pictureOf(template)} alt="" width={320} height={200} />
                  <VisuallyHidden>
                    {t('pictures.draw', { name: t(`template.${template}`) })}
                  </VisuallyHidden>
                </button>
              </li>
            ))}
          </Drawn>
        </Stack>
      )}
    </Stack>
  );
}

interface ShownProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
}

/** The pictures there are, in their order. */
function Shown({ images, onChange }: ShownProps) {
  const { t } = useTranslation('experienceEdit');

  function swap(place: number, other: number) {
    const next = [...images];
    [next[place], next[other]] = [images[other] ?? '', images[place] ?? ''];
    onChange(next);
  }
  return (
    <Pictures role="list">
      {images.map((url, index) => {
        const number = index + 1;
        return (
          <li key={url}>
            <img src={url} alt={t('pictures.picture', { number })} />
            <Cluster $gap={1} $justify="space-between">
              <span>{index === 0 ? t('pictures.cover') : number}</span>
              <Cluster $gap={1}>
                <IconButton
                  icon="chevron-up"
                  label={t('pictures.earlier', { number })}
                  disabled={index === 0}
                  onClick={() => swap(index, index - 1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={t('pictures.later', { number })}
                  disabled={number === images.length}
                  onClick={() => swap(index, number)}
                />
                <IconButton
                  icon="trash"
                  tone="stop"
                  label={t('pictures.remove', { number })}
                  onClick={() => onChange(images.filter((one) => one !== url))}
                />
              </Cluster>
            </Cluster>
          </li>
        );
      })}
    </Pictures>
  );
}
