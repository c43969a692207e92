import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { fundIcons } from '@/components/fund/fundIcons';
import { PageHead } from '@/components/shared/page/PageHead';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { NeedsScript } from '@/components/ui/NeedsScript';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { Photo } from '@/components/fund/public/parts/Photo';
import { useCheckout } from '@/hooks/fund/checkout/useCheckout';
import { useLiveFund } from '@/hooks/fund/useLiveFund';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { fundPath } from '@/lib/navigation/tools/fundPath';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import type { FundPage } from '@/lib/shared/fund/views';
import { AmountField } from './AmountField';
import { Page } from './Checkout.styles';
import { ChoiceLines } from './ChoiceLines';
import { Contact } from './Contact';
import { MessageField } from './MessageField';
import { PayFoot } from './PayFoot';
import { Sheets, type Sheet } from './Sheets';
import { SideCard } from './SideCard';
import { TurnNotice } from './TurnNotice';

// Only where a visitor wants something rare.
const CodeDialog = dynamic(() => import('./CodeDialog').then((module) => module.CodeDialog));

interface Props {
  initial: FundPage;
  /** The reward that led here; null: none. */
  tierId: string | null;
}

/** Where somebody gives: one screen, one press to the page that takes the card. */
export function CheckoutScreen({ initial, tierId }: Props) {
  const { t } = useTranslation('fund');
  const { page, reload } = useLiveFund(initial);
  const checkout = useCheckout(page, tierId, reload);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { fund, creator } = page;
  const money = useMoney(fund.currency);
  const title = t(fund.mode === 'KEEP' ? 'checkout.title' : 'checkout.title_pledge', {
    name: creator.name,
  });
  return (
    <Page>
      <PageHead title={title} isPrivate />
      <header className="back">
        <Link href={fundPath(creator.handle, fund.id)} aria-label={t('checkout.back')}>
          <DrawnIcon drawing={fundIcons.left} size={22} />
        </Link>
        <div>
          <h1>
            <bdi>{title}</bdi>
          </h1>
          <p>
            <bdi>{fund.title}</bdi>,{' '}
            {t('checkout.so_far', {
              raised: money.brief(fund.raised),
              goal: money.brief(fund.goal),
            })}
          </p>
        </div>
        <Photo>
          <UserPhoto
            src={parseExtraPublic(creator.extra_public).profile_photo}
            name={creator.handle}
            side={36}
          />
        </Photo>
      </header>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          checkout.press();
        }}
      >
        <NeedsScript />
        <TurnNotice page={page} checkout={checkout} />
        <AmountField page={page} checkout={checkout} />
        <ChoiceLines page={page} checkout={checkout} onOpen={setSheet} />
        <MessageField page={page} checkout={checkout} />
        <Contact page={page} checkout={checkout} />
        <PayFoot page={page} checkout={checkout} />
      </form>
      <SideCard page={page} checkout={checkout} />
      <Sheets open={sheet} page={page} checkout={checkout} onClose={() => setSheet(null)} />
      {checkout.isCodeAsked && (
        <CodeDialog
          email={checkout.draft.email.trim()}
          onEnter={checkout.enter}
          onClose={checkout.closeCode}
        />
      )}
    </Page>
  );
}
