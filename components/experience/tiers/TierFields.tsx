import { Pair } from '@/components/experience/Parts.styles';
import { SumField } from '@/components/shared/money/SumField';
import { YouReceive } from '@/components/shared/money/YouReceive';
import { NumberField } from '@/components/ui/forms/NumberField';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import type { ServiceDraft, TierDraft } from '@/hooks/experience/draft';
import {
  BOUNDS,
  faultsOf,
  mayBePackage,
  numbersOf,
  priceOf,
  type TierFault,
  type TierNumber,
} from '@/hooks/experience/settingsOf';
import type { ServiceEditor } from '@/hooks/experience/useServiceDraft';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { BALANCE_CHARGE_HOURS } from '@/lib/shared/bookings/deposit';
import type { TierEdit } from '@/lib/shared/experiences/views';
import { LIMITS } from '@/lib/shared/limits';
import { formatMoney } from '@/lib/shared/money/format';
import { LARGEST_CHARGE, SMALLEST_CHARGE } from '@/lib/shared/money/money';
import { InstantFiles } from './InstantFiles';
import { Price } from './Tiers.styles';

interface Props {
  tier: TierDraft;
  saved: TierEdit | undefined;
  editor: ServiceEditor;
  onChange: (part: Partial<TierDraft>) => void;
}

/** What stays once somebody has bought it. */
const FIXED: ReadonlySet<TierNumber> = new Set(['minutes', 'days', 'sessions']);

const isPackage = (tier: TierDraft, draft: ServiceDraft) =>
  mayBePackage(draft) && Number(tier.sessions) > 1;

function isShown(name: TierNumber, tier: TierDraft, draft: ServiceDraft): boolean {
  if (name === 'sessions') return mayBePackage(draft);
  return name !== 'useDays' || isPackage(tier, draft);
}

/** Name, price and what is left of it, how long, what is in it, how often it can be had. */
export function TierFields({ tier, saved, editor, onChange }: Props) {
  const { t, i18n } = useTranslation('experienceEdit');
  const { draft } = editor;
  const { kind, currency } = draft;
  const isSold = saved?.isSold ?? false;
  const faults = faultsOf(tier, draft);
  const amount = priceOf(tier, currency);
  const money = (sum: number) => formatMoney({ amount: sum, currency }, i18n.language);
  const errorOf = (fault: TierFault, text: string) => (faults.includes(fault) ? text : undefined);
  const [smallest, largest] = [money(SMALLEST_CHARGE[currency]), money(LARGEST_CHARGE)];

  const hints: Partial<Record<TierNumber, string>> = {
    stock: t(kind === 'QUEUE' ? 'tiers.stock_queue_hint' : 'tiers.stock_hint'),
    sessions: t('tiers.sessions_hint'),
    useDays: t('tiers.useDays_hint'),
  };

  const numberField = (name: TierNumber, isFixed: boolean) => (
    <NumberField
      key={name}
      name={`${name}-${tier.key}`}
      label={t(kind === 'QUEUE' ? `tiers.${name}_queue` : `tiers.${name}`)}
      error={errorOf(name, t('tiers.between', BOUNDS[name]))}
      defaultValue={tier[name]}
      readOnly={isFixed}
      isOptional={name === 'stock'}
      hint={hints[name]}
      {...BOUNDS[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <>
      <TextField
        name={`name-${tier.key}`}
        label={t('tiers.name')}
        defaultValue={tier.name}
        maxLength={LIMITS.tierName}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Price>
        <SumField
          name={`price-${tier.key}`}
          label={t('tiers.price')}
          currency={currency}
          amount={amount}
          typed={tier.price}
          error={errorOf('price', t('tiers.price_between', { smallest, largest }))}
          hint={isSold ? t('tiers.sold', { count: saved?.orders ?? 0 }) : undefined}
          isReadOnly={isSold}
          onType={(price) => onChange({ price })}
        />
        <YouReceive kind="EXPERIENCE" price={amount === null ? null : { amount, currency }} />
      </Price>
      {kind !== 'INSTANT' && (
        <Pair>
          {numbersOf(kind)
            .filter((name) => isShown(name, tier, draft))
            .map((name) => numberField(name, isSold && FIXED.has(name)))}
        </Pair>
      )}
      {kind === 'SESSION' && !isPackage(tier, draft) && (
        <SwitchField
          name={`deposit-${tier.key}`}
          label={t('tiers.deposit')}
          hint={t('tiers.deposit_hint', { days: BALANCE_CHARGE_HOURS / 24 })}
          checked={tier.hasDeposit}
          onChange={({ target }) => onChange({ hasDeposit: target.checked })}
        />
      )}
      <TextArea
        name={`included-${tier.key}`}
        label={t('tiers.included')}
        hint={t('tiers.included_hint', { count: LIMITS.included })}
        defaultValue={tier.included}
        maxLength={LIMITS.included * (LIMITS.includedLine + 1)}
        rows={4}
        dir="auto"
        onChange={({ target }) => onChange({ included: target.value })}
      />
      {kind === 'INSTANT' && (
        <>
          <InstantFiles tier={tier} saved={saved} editor={editor} />
          <TextField
            name={`link-${tier.key}`}
            type="url"
            label={t('tiers.link')}
            hint={t('tiers.link_hint')}
            error={errorOf('link', t('tiers.link_wrong'))}
            defaultValue={tier.link}
            maxLength={LIMITS.link}
            isOptional
            onChange={({ target }) => onChange({ link: target.value })}
          />
        </>
      )}
      {numberField('stock', false)}
    </>
  );
}
