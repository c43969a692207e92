import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { EmailProof } from '@/components/shared/people/EmailProof';
import { StepRoot } from '@/components/checkout/Checkout.styles';
import { VisitorStep } from '@/components/checkout/VisitorStep';
import { Button } from '@/components/ui/buttons/Button';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { FormError } from '@/components/ui/forms/FormError';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { Notice } from '@/components/ui/Notice';
import type { GiftFault, GiftForm } from '@/hooks/checkout/useGift';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { checkoutPath, giftCheckoutPath } from '@/lib/navigation/tools/experiencePath';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import { LIMITS } from '@/lib/shared/limits';
import { formatMoney } from '@/lib/shared/money/format';

/** What its giver says of a gift, and the press that leads to the card. */
export function GiftFields({ gift }: { gift: GiftForm }) {
  const { t, i18n } = useTranslation('gifts');
  const { draft, faults, refusal, notice, isRunning, isAsked, checkout } = gift;
  const { service, tier, total } = checkout;
  const form = useRef<HTMLFormElement>(null);
  const amount = formatMoney({ amount: total, currency: service.currency }, i18n.language);
  const name = draft.receiverName.trim();
  const [first] = faults;
  useEffect(() => {
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [first]);
  return (
    <StepRoot $look="open">
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          gift.press(serverNow());
        }}
      >
        <Words gift={gift} />
        <Way gift={gift} />
        <SwitchField
          name="isPriceHidden"
          label={t('buy.hide_price')}
          checked={draft.isPriceHidden}
          onChange={({ target }) => gift.change({ isPriceHidden: target.checked })}
        />
        <Notice>{t(name === '' ? 'buy.year_unnamed' : 'buy.year', { name, amount })}</Notice>
        {notice === 'price' && (
          <Notice kind="warning" title={t('checkout:pay.price_changed', { amount })} isLive>
            {t('checkout:pay.price_changed_text')}
          </Notice>
        )}
        <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
        {!isAsked && notice !== 'email' && (
          <Button type="submit" size="large" isWide isLoading={isRunning}>
            {t('buy.pay', { amount })}
          </Button>
        )}
      </form>
      <Who gift={gift} />
      <p className="fine middle">
        <Link href={checkoutPath(service.id, tier.id)}>{t('buy.switch_back')}</Link>
      </p>
    </StepRoot>
  );
}

interface PartProps {
  gift: GiftForm;
}

function useFault({ faults }: GiftForm) {
  const { t } = useTranslation('gifts');
  return (name: GiftFault) => (faults.includes(name) ? t(`buy.fault_${name}`) : undefined);
}

function Words({ gift }: PartProps) {
  const { t } = useTranslation('gifts');
  const { draft, change } = gift;
  const fault = useFault(gift);
  return (
    <>
      <TextField
        name="receiverName"
        label={t('buy.receiver')}
        value={draft.receiverName}
        error={fault('receiverName')}
        maxLength={LIMITS.name}
        autoComplete="off"
        required
        onChange={({ target }) => change({ receiverName: target.value })}
      />
      <TextField
        name="giverName"
        label={t('buy.giver')}
        value={draft.giverName}
        error={fault('giverName')}
        maxLength={LIMITS.name}
        autoComplete="name"
        required
        onChange={({ target }) => change({ giverName: target.value })}
      />
      <TextArea
        name="message"
        label={t('buy.message')}
        hint={t('buy.message_hint')}
        value={draft.message}
        error={fault('message')}
        maxLength={LIMITS.giftMessage}
        isOptional
        onChange={({ target }) => change({ message: target.value })}
      />
    </>
  );
}

function Way({ gift }: PartProps) {
  const { t } = useTranslation('gifts');
  const { draft, change } = gift;
  const fault = useFault(gift);
  return (
    <>
      <ChoiceCards
        legend={t('buy.way')}
        name="way"
        defaultValue={draft.way}
        options={[
          { value: 'mail', label: t('buy.way_mail') },
          { value: 'link', label: t('buy.way_link'), hint: t('buy.way_link_hint') },
        ]}
        onChange={(value) => change({ way: value === 'link' ? 'link' : 'mail' })}
      />
      {draft.way === 'mail' && (
        <>
          <TextField
            name="email"
            type="email"
            label={t('buy.email')}
            value={draft.email}
            error={fault('email')}
            maxLength={LIMITS.email}
            autoComplete="off"
            required
            onChange={({ target }) => change({ email: target.value })}
          />
          <TextField
            name="sendAt"
            type="datetime-local"
            label={t('buy.when')}
            hint={t('buy.when_hint')}
            value={draft.sendAt}
            error={fault('sendAt')}
            isOptional
            onChange={({ target }) => change({ sendAt: target.value })}
          />
        </>
      )}
    </>
  );
}

/** Who somebody is, before the card: by a code, or by proving the address they gave. */
function Who({ gift }: PartProps) {
  const { t } = useTranslation('checkout');
  const { user } = useSession();
  const [email, setEmail] = useState('');
  const { service, tier } = gift.checkout;
  if (gift.notice === 'email') {
    return (
      <div className="inside">
        <Notice title={t('pay.email')} isLive>
          {t('pay.email_text')}
        </Notice>
        <EmailProof email={user?.email ?? null} isSent={false} onProven={gift.proven} />
      </div>
    );
  }
  if (!gift.isAsked) return null;
  return (
    <VisitorStep
      email={email}
      onEmail={setEmail}
      path={giftCheckoutPath(service.id, tier.id)}
      onEnter={gift.enter}
    />
  );
}
