import { Box } from './Parts.styles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { GiftView } from '@/lib/shared/gifts/views';

/** Who gave it, and what they said, for whoever has it. */
export function GiftNote({ gift }: { gift: GiftView }) {
  const { t } = useTranslation('gifts');
  const { giverName, message } = gift;
  return (
    <Box aria-labelledby="gift-title">
      <h2 id="gift-title">
        {giverName === '' ? t('note.title_nobody') : t('note.title', { name: giverName })}
      </h2>
      {message !== null && (
        <blockquote>
          <bdi>{message}</bdi>
        </blockquote>
      )}
    </Box>
  );
}
