import dynamic from 'next/dynamic';
import Link from 'next/link';
import { AnswerField } from '@/components/forms/AnswerField';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { TextField } from '@/components/ui/forms/TextField';
import { FIELD } from '@/hooks/party/fan/join/fields';
import { useJoin } from '@/hooks/party/fan/join/useJoin';
import type { PartyView } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ErrorCode } from '@/lib/shared/errors';
import { LIMITS } from '@/lib/shared/limits';
import { JoinRules } from './JoinRules';
import { NameField } from './NameField';

// Only for who is asked for a code.
const CodeStep = dynamic(() => import('./CodeStep').then((module) => module.CodeStep));

interface Props {
  party: PartyView;
  reload: () => Promise<void>;
  onLanded: (handle: string) => void;
}

/** A name, the host's questions and one button; an email and a code where the host asks for them. */
export function JoinForm({ party, reload, onLanded }: Props) {
  const { t } = useTranslation('party');
  const join = useJoin({ party, reload, onLanded });
  const { asks, errorAt, form, isNew, isRunning, sent } = join;
  const formError = errorAt(null);
  const { name } = party.creator;
  const loginPath = `/login?next=${encodeURIComponent(`/party/${party.id}#join`)}`;
  return (
    <>
      <h2 id="join-title">{t(sent ? 'code.title' : 'join.title')}</h2>
      {sent && (
        <CodeStep
          email={sent.email}
          length={sent.length}
          error={errorAt(FIELD.code)}
          isRunning={isRunning}
          onCode={join.onCode}
          onAgain={join.sendAgain}
          onBack={join.forgetCode}
        />
      )}
      <form
        ref={form}
        method="post"
        hidden={sent !== null}
        onFocus={join.warmUp}
        onSubmit={join.onSubmit}
      >
        <JoinRules party={party} asks={asks} />
        {isNew && <NameField error={errorAt(FIELD.name)} />}
        {asks && (
          <TextField
            name={FIELD.email}
            type="email"
            label={t('join.email')}
            placeholder={t('join.email_example')}
            error={errorAt(FIELD.email)}
            autoComplete="email"
            maxLength={LIMITS.email}
            required
          />
        )}
        {party.entryFields.map((field) => (
          <AnswerField
            key={field.key}
            field={field}
            remembered={party.myAnswers}
            error={errorAt(field.key)}
          />
        ))}
        {party.groupMax > 1 && (
          <TextField
            name={FIELD.seats}
            type="number"
            inputMode="numeric"
            label={t('join.seats')}
            hint={t('join.seats_hint')}
            error={errorAt(FIELD.seats)}
            defaultValue={1}
            min={1}
            max={party.groupMax}
            required
          />
        )}
        {formError && (
          <FormError>
            {formError} <WayIn code={join.code} handle={party.creator.handle} />
          </FormError>
        )}
        <Button type="submit" size="large" isWide isLoading={isRunning}>
          {t(asks ? 'join.send_code' : isRunning ? 'join.running' : 'join.button')}
        </Button>
        <p className="fine">
          {asks ? t('join.email_private', { name }) : isNew && t('join.no_password')}{' '}
          {party.entryFields.length > 0 && t('join.answers_private', { name })}{' '}
          {isNew && (
            <Link href={loginPath} onClick={join.keep}>
              {t('join.has_account')}
            </Link>
          )}
        </p>
        <noscript>
          <p>{t('join.needs_script')}</p>
        </noscript>
      </form>
    </>
  );
}

/** Where somebody who may not join yet gets what is missing. */
function WayIn({ code, handle }: { code: ErrorCode | null; handle: string }) {
  const { t } = useTranslation('party');
  if (code === 'party.verified_only') {
    return <Link href="/dashboard/settings?active=verifications">{t('join.to_settings')}</Link>;
  }
  return code === 'party.followers_only' ? (
    <Link href={`/${handle}`}>{t('join.to_creator')}</Link>
  ) : null;
}
