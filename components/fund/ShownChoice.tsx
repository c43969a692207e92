import { Options, Seen } from './Options.styles';
import { Option } from '@/components/fund/checkout/sheets/Option';
import { SupporterPhoto } from '@/components/shared/fund/SupporterPhoto';
import { TextField } from '@/components/ui/forms/TextField';
import { useMoney } from '@/hooks/fund/useMoney';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { VISIBILITIES, type Visibility } from '@/lib/shared/fund/states';
import { LIMITS } from '@/lib/shared/limits';
import type { Money } from '@/lib/shared/money/money';

interface Shown {
  visibility: Visibility;
  alias: string;
  /** Of somebody without an account. */
  name: string;
}

interface Props {
  value: Pick<Shown, 'visibility' | 'alias'>;
  onChange: (shown: Partial<Shown>) => void;
  creatorName: string;
  isAnonymousAllowed: boolean;
  /** The name a visitor types here; null: it is that of the account, or stands already. */
  typedName: string | null;
  /** The name that stands already, of a contribution without an account. */
  givenName?: string | null;
  money: Money;
  error?: string | undefined;
}

/** The four ways to be shown, and the row as others see it. */
export function ShownChoice({
  value: { visibility, alias },
  onChange,
  creatorName,
  isAnonymousAllowed,
  typedName,
  givenName,
  money: { amount, currency },
  error,
}: Props) {
  const { t } = useTranslation('fund');
  const { user } = useSession();
  const money = useMoney(currency);
  const own = typedName?.trim() ?? givenName ?? user?.handle ?? null;
  const seen = visibility === 'ANONYMOUS' ? null : visibility === 'ALIAS' ? alias.trim() : own;
  const isOpenly = visibility === 'PUBLIC' || visibility === 'HIDE_AMOUNT';
  const handle = isOpenly && typedName === null && givenName === undefined ? own : null;
  return (
    <>
      <Options aria-label={t('shown.title')}>
        {VISIBILITIES.filter((one) => one !== 'ANONYMOUS' || isAnonymousAllowed).map((one) => (
          <Option
            key={one}
            name="visibility"
            isChosen={visibility === one}
            onChoose={() => onChange({ visibility: one })}
            title={t(`shown.${one}`)}
            hint={t(`shown.${one}_text`, { name: creatorName })}
          >
            {one === 'ALIAS' ? (
              <TextField
                name="alias"
                label={t('shown.alias')}
                value={alias}
                maxLength={LIMITS.guestName}
                error={error}
                autoComplete="off"
                onChange={({ target }) => onChange({ alias: target.value })}
              />
            ) : one !== 'ANONYMOUS' && typedName !== null ? (
              <TextField
                name="name"
                label={t('shown.name')}
                value={typedName}
                maxLength={LIMITS.guestName}
                autoComplete="nickname"
                onChange={({ target }) => onChange({ name: target.value })}
              />
            ) : null}
          </Option>
        ))}
      </Options>
      <Seen aria-label={t('shown.preview')} role="group">
        <SupporterPhoto
          name={seen || null}
          handle={handle}
          profilePhoto={handle && user ? (user.extraPublic.profile_photo ?? null) : null}
          side={36}
        />
        <bdi>{seen || t('somebody')}</bdi>
        {visibility === 'HIDE_AMOUNT' ? (
          <span>{t('supporters.hidden')}</span>
        ) : (
          <b>{money.brief(amount)}</b>
        )}
      </Seen>
    </>
  );
}
