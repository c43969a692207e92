import dynamic from 'next/dynamic';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { TextField } from '@/components/ui/forms/TextField';
import { Notice } from '@/components/ui/Notice';
import { FIELD } from '@/hooks/join/fields';
import type { useJoin } from '@/hooks/join/useJoin';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ErrorCode } from '@/lib/shared/errors';
import { LIMITS } from '@/lib/shared/limits';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import { NameField } from './NameField';

// Only for who is asked for a code.
const CodeStep = dynamic(() => import('./CodeStep').then((module) => module.CodeStep));

interface Props {
  join: ReturnType<typeof useJoin>;
  creator: PartyCreator;
  /** The tool's page, without the language. */
  path: string;
  title: string;
  /** What one should know before one types. */
  lead?: ReactNode;
  /** What the tool itself asks. */
  children?: ReactNode;
  words: { press: string; needsScript: string };
  /** Small print under the button, before the way to a log-in. */
  fine: ReactNode;
}

/** A name, what a tool asks and one button; an email and a code where they are asked for. Needs `join`. */
export function JoinFrame({ join, creator, path, title, lead, children, words, fine }: Props) {
  const { t } = useTranslation('join');
  const { asks, errorAt, form, isNew, isRunning, sent } = join;
  const formError = errorAt(null);
  const { name } = creator;
  return (
    <>
      <h2 id="join-title">{sent ? t('code.title') : title}</h2>
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
        {asks && <Notice>{t(`asks_${asks}`, { name })}</Notice>}
        {lead}
        {isNew && <NameField error={errorAt(FIELD.name)} />}
        {asks && (
          <TextField
            name={FIELD.email}
            type="email"
            label={t('email')}
            placeholder={t('email_example')}
            error={errorAt(FIELD.email)}
            autoComplete="email"
            maxLength={LIMITS.email}
            required
          />
        )}
        {children}
        {formError && (
          <FormError>
            {formError} <WayIn code={join.code} handle={creator.handle} />
          </FormError>
        )}
        <Button type="submit" size="large" isWide isLoading={isRunning}>
          {asks ? t('send_code') : isRunning ? t('running') : words.press}
        </Button>
        <p className="fine">
          {asks && t('email_private', { name })} {fine}{' '}
          {isNew && (
            <Link href={`/login?next=${encodeURIComponent(`${path}#join`)}`} onClick={join.keep}>
              {t('has_account')}
            </Link>
          )}
        </p>
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
      </form>
    </>
  );
}

/** Where somebody who may not join yet gets what is missing. */
function WayIn({ code, handle }: { code: ErrorCode | null; handle: string }) {
  const { t } = useTranslation('join');
  if (code === 'party.verified_only') {
    return <Link href="/dashboard/settings?active=verifications">{t('to_settings')}</Link>;
  }
  return code === 'party.followers_only' ? (
    <Link href={`/${handle}`}>{t('to_creator')}</Link>
  ) : null;
}
