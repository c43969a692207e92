import Link from 'next/link';
import { useRouter } from 'next/router';
import { useRef, type SyntheticEvent } from 'react';
import { FormError } from '@/components/ui/forms/FormError';
import { Button } from '@/components/ui/buttons/Button';
import { Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { answersIn } from '@/hooks/forms/answers';
import { ticketPath } from '@/hooks/party/fan/joinState';
import type { PartyView } from '@/hooks/party/types';
import { forgetDraft, rememberDraft, useJoinDraft } from '@/hooks/party/fan/useJoinDraft';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { askToNotify } from '@/lib/alerts/notify';
import type { ErrorCode } from '@/lib/shared/errors';
import { AnswerField } from '@/components/forms/AnswerField';

interface Props {
  party: PartyView;
  reload: () => Promise<void>;
}

/** The party's questions and one button; a visitor goes through the log-in and finds it filled. */
export function JoinForm({ party, reload }: Props) {
  const { t } = useTranslation('party');
  const router = useRouter();
  const { isLoggedIn } = useSession();
  const form = useRef<HTMLFormElement>(null);
  useJoinDraft(party.id, form);
  const loginPath = `/login?next=${encodeURIComponent(`/party/${party.id}#join`)}`;

  async function openTicket(queueUuid: string) {
    forgetDraft(party.id);
    await router.push(ticketPath(party.id, queueUuid));
  }
  const join = useSecureqlForm(
    'party/join-queue/',
    (data) => ({
      partyID: party.id,
      fields: answersIn(data, party.entryFields),
      seats: Number(data.get('seats') ?? 1),
    }),
    {
      onDone: async ({ joinQueue }) => {
        if (joinQueue.item) await openTicket(joinQueue.item.queueUuid);
      },
      onRefused: (code, { joinQueue }) => {
        if (code === 'party.already_joined' && joinQueue.item) {
          void openTicket(joinQueue.item.queueUuid);
        } else void reload();
      },
    },
  );

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    if (isLoggedIn) {
      // Only an answer to a press may ask, and nobody has to answer before they are in.
      void askToNotify();
      return join.onSubmit(event);
    }
    event.preventDefault();
    rememberDraft(party.id, event.currentTarget);
    await router.push(loginPath);
  }

  const problem = join.formError ?? join.fieldErrors.fields;
  return (
    <form
      ref={form}
      method="post"
      noValidate={!isLoggedIn}
      onSubmit={(event) => void onSubmit(event)}
      onInput={(event) => rememberDraft(party.id, event.currentTarget)}
    >
      <Stack>
        {problem && (
          <FormError>
            {problem} <WayIn code={join.errorCode} handle={party.creator.handle} />
          </FormError>
        )}
        {party.entryFields.length === 0 && <p>{t('join.no_questions')}</p>}
        {party.entryFields.map((field) => (
          <AnswerField key={field.key} field={field} remembered={party.myAnswers} />
        ))}
        {party.groupMax > 1 && (
          <TextField
            name="seats"
            type="number"
            inputMode="numeric"
            label={t('join.seats')}
            hint={t('join.seats_hint')}
            defaultValue={1}
            min={1}
            max={party.groupMax}
            required
          />
        )}
        {!isLoggedIn && <p>{t('join.visitor_hint')}</p>}
        <Button type="submit" size="large" isWide isLoading={join.isRunning}>
          {t(join.isRunning ? 'join.running' : 'join.button')}
        </Button>
        <noscript>
          <p>
            {t('join.needs_script')} <Link href={loginPath}>{t('join.log_in')}</Link>
          </p>
        </noscript>
      </Stack>
    </form>
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
