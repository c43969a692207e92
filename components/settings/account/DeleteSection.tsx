import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Section } from '@/components/settings/Section';
import { Bullets } from '@/components/settings/Settings.styles';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { PersonalInfo } from '@/hooks/settings/types';
import { DeleteForm } from './DeleteForm';

/** Deletes the account; says first what that means. */
export function DeleteSection({ info }: { info: PersonalInfo }) {
  const { t } = useTranslation('settings');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section id="delete" title={t('delete.title')} intro={t('delete.intro')}>
      <Bullets>
        <li>{t('delete.tickets')}</li>
        <li>{t('delete.parties')}</li>
        <li>{t('delete.data')}</li>
        <li>{t('delete.handle', { handle: info.handle })}</li>
      </Bullets>
      <div>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {t('delete.button')}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('delete.question')}>
        <DeleteForm info={info} onCancel={() => setIsOpen(false)} />
      </Dialog>
    </Section>
  );
}
