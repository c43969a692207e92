import { useState } from 'react';
import { Private } from '@/components/shared/private/Private';
import { Button } from '@/components/ui/buttons/Button';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { FormError } from '@/components/ui/forms/FormError';
import { TextField } from '@/components/ui/forms/TextField';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Cluster } from '@/components/ui/Stack';
import type { GivenOrder } from '@/hooks/gift/useGivenOrder';
import { textOf } from '@/hooks/ui/formValues';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { formatMoney } from '@/lib/shared/money/format';

const FORM = 'gift-form';

/** What its giver can do with a gift that nobody has: hand it over, send it again, take it back. */
export function GiverActs({ given }: { given: GivenOrder }) {
  const { t } = useTranslation('gifts');
  const toast = useToast();
  const { gift, running, refusal } = given;
  const { link, acts, resendsLeft, email } = gift;
  const [opened, setOpened] = useState<'address' | 'revoke' | null>(null);
  const open = (which: 'address' | 'revoke') => {
    given.forget();
    setOpened(which);
  };
  async function resend() {
    if (await given.resend()) toast.success(t(email === null ? 'acts.made' : 'acts.sent'));
  }
  return (
    <>
      {link !== null && (
        <>
          <p className="link">
            <Private>{link}</Private>
          </p>
          <Cluster>
            <CopyButton text={link} label={t('acts.copy')} variant={email ? 'quiet' : 'primary'} />
          </Cluster>
        </>
      )}
      <FormError code={refusal}>{opened === null && refusal && t(`errors:${refusal}`)}</FormError>
      {acts.length > 0 && (
        <Cluster>
          {acts.includes('RESEND') && (
            <Button
              variant="quiet"
              isLoading={running === 'gifts/resend/'}
              onClick={() => void resend()}
            >
              {t(email === null ? 'acts.new_link' : 'acts.resend', { count: resendsLeft })}
            </Button>
          )}
          {acts.includes('CHANGE_ADDRESS') && (
            <Button variant="quiet" onClick={() => open('address')}>
              {t(email === null ? 'acts.mail_it' : 'acts.address')}
            </Button>
          )}
          {acts.includes('REVOKE') && (
            <Button variant="danger" onClick={() => open('revoke')}>
              {t('acts.revoke')}
            </Button>
          )}
        </Cluster>
      )}
      {opened === 'address' && <AddressDialog {...{ given }} onClose={() => setOpened(null)} />}
      {opened === 'revoke' && <RevokeDialog {...{ given }} onClose={() => setOpened(null)} />}
    </>
  );
}

interface DialogProps {
  given: GivenOrder;
  onClose: () => void;
}

function AddressDialog({ given, onClose }: DialogProps) {
  const { t } = useTranslation('gifts');
  const { gift, running, refusal } = given;
  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={t('address.title', { name: gift.receiverName })}
      actions={
        <Button type="submit" form={FORM} isLoading={running === 'gifts/change-address/'}>
          {t(gift.state === 'WAITING' ? 'address.save' : 'address.send')}
        </Button>
      }
    >
      <p>{t('address.text', { count: gift.addressesLeft })}</p>
      <form
        id={FORM}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          const email = textOf(new FormData(event.currentTarget), 'email').trim();
          void given.changeAddress(email).then((isDone) => isDone && onClose());
        }}
      >
        <TextField
          name="email"
          type="email"
          label={t('address.email')}
          defaultValue={gift.email ?? ''}
          maxLength={LIMITS.email}
          autoComplete="off"
          required
        />
      </form>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
    </Dialog>
  );
}

function RevokeDialog({ given, onClose }: DialogProps) {
  const { t, i18n } = useTranslation('gifts');
  const { order, gift, running, refusal } = given;
  const amount = formatMoney({ amount: order.price, currency: order.currency }, i18n.language);
  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={t('revoke.title')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('revoke.keep')}
          </Button>
          <Button
            variant="danger"
            isLoading={running === 'gifts/revoke/'}
            onClick={() => void given.revoke().then((isDone) => isDone && onClose())}
          >
            {t('revoke.send', { amount })}
          </Button>
        </>
      }
    >
      <p>{t('revoke.text', { name: gift.receiverName, amount })}</p>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
    </Dialog>
  );
}
