import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Notice } from '@/components/ui/Notice';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ContactKind } from '@/lib/messaging/contactData';

interface Props {
  kinds: readonly ContactKind[];
  /** The two have an order that is not paid. */
  isAboutOrder: boolean;
  onBack: () => void;
  onSend: () => void;
}

/** Asks before contact data is sent: says what may come of it, and offers to go back or to send. */
export function ContactWarning({ kinds, isAboutOrder, onBack, onSend }: Props) {
  const { t, i18n } = useTranslation('chat');
  const root = useRef<HTMLDivElement>(null);
  const names = kinds.map((kind) => t(`contact.${kind}`));
  const what = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);

  // A key held down must not press "send": so the focus goes to the group, not to a button.
  useEffect(() => root.current?.focus(), []);

  return (
    <div ref={root} role="group" aria-label={t('contact.title')} tabIndex={-1}>
      <Notice kind="warning" title={t('contact.title')} isLive>
        <Stack $gap={2}>
          <p>{t('contact.text', { what })}</p>
          {isAboutOrder && <p>{t('contact.order')}</p>}
          <Cluster $gap={2}>
            <Button size="small" onClick={onBack}>
              {t('contact.back')}
            </Button>
            <Button size="small" variant="quiet" onClick={onSend}>
              {t('contact.send')}
            </Button>
          </Cluster>
        </Stack>
      </Notice>
    </div>
  );
}
