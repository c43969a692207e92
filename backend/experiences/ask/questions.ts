import { notify } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { confirmedId, creatorId, memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type {
  PublicQuestion,
  ServiceQuestion,
  WaitingQuestion,
} from '@/lib/shared/experiences/views';
import { LIMITS } from '@/lib/shared/limits';
import { ID } from '@/backend/experiences/find/lists';
import { visibleService } from '@/backend/experiences/sell/page';
import {
  insertQuestion,
  lockQuestion,
  questionsOf,
  updateQuestion,
  waitingOf,
  type AskedRow,
} from '@/backend/experiences/store/questionRepository';
import { findService } from '@/backend/experiences/store/serviceRepository';
import { askedOf, creatorName, intakeOf } from '@/backend/experiences/views';
import { questionRefusal } from './policy';

/** Where a creator finds what waits for an answer. */
const WAITING_AT = '/dashboard/experiences?active=questions';

/**
 * What the creator asks each buyer, then answered questions of fans, newest first; askers see their
 * own that wait. Errors: service.not_found, payload.invalid (cursor).
 */
export async function serviceQuestionsPage(
  context: Context,
  input: { serviceId: string; cursor?: string | null | undefined },
): Promise<Page<ServiceQuestion>> {
  const before = input.cursor ? placeOf(input.cursor, ID) : null;
  const service = await visibleService(context, input.serviceId);
  const readerId = context.actor.userId;
  const limit = LIMITS.pageSize + 1;
  const found = await questionsOf(context.db, service.id, { readerId, before, limit });
  const asked = found.slice(0, LIMITS.pageSize);
  const intake = before === null ? service.questions : [];
  const last = asked.at(-1);
  return {
    items: [
      ...intake.map((row) => ({ id: row.id, intake: intakeOf(row), asked: null })),
      ...asked.map((row) => ({ id: row.id, intake: null, asked: askedOf(row, readerId) })),
    ],
    cursor: found.length === limit && last ? cursorOf(last.id) : null,
  };
}

/** What waits for the caller's answer, oldest first. Errors: auth.required, forbidden. */
export async function myQuestionsPage(
  context: Context,
  input: { cursor?: string | null | undefined },
): Promise<Page<WaitingQuestion>> {
  const userId = creatorId(context);
  const after = input.cursor ? placeOf(input.cursor, ID) : null;
  const limit = LIMITS.pageSize + 1;
  const found = await waitingOf(context.db, userId, { after, limit });
  const rows = found.slice(0, LIMITS.pageSize);
  const last = rows.at(-1);
  return {
    items: rows.map((row) => ({
      ...askedOf(row, userId),
      title: row.title,
      handle: row.handle,
    })),
    cursor: found.length === limit && last ? cursorOf(last.id) : null,
  };
}

/**
 * Asks in public; it stands on the page once it is answered. Errors: auth.required,
 * auth.email_needed, service.not_found (also where it is not offered now), service.own,
 * service.contact_in_question, service.haggling.
 */
export async function askQuestion(
  context: Context,
  input: { serviceId: string; text: string; requestKey: string },
): Promise<PublicQuestion> {
  const askerId = confirmedId(context);
  const { text, requestKey } = input;
  const service = await visibleService(context, input.serviceId);
  if (service.creatorId === askerId) throw new AppError('service.own');
  if (service.state !== 'PUBLISHED') throw new AppError('service.not_found');
  const refusal = questionRefusal(text);
  if (refusal) throw new AppError(refusal);
  const { id: serviceId, creatorId: hostId, title } = service;
  return inTransaction(context, async (inner) => {
    const id = newId();
    const row = await insertQuestion(inner.db, {
      ...{ id, serviceId, creatorId: hostId, askerId, requestKey, text, createdAt: inner.now() },
    });
    const about = { redirectLink: WAITING_AT, entityRef: serviceId, image: '' };
    // A press that was sent twice tells once.
    if (row.id === id) await notify(inner, [{ type: 'question', userId: hostId, title, ...about }]);
    return askedOf(row, askerId);
  });
}

/** Answers for everybody to read; again: anew. Errors: auth.required, forbidden. */
export function answerQuestion(
  context: Context,
  { questionId, answer }: { questionId: string; answer: string },
): Promise<PublicQuestion> {
  const change = (row: AskedRow, now: Date) => ({
    // One that was hidden stays hidden until it is put back.
    state: row.state === 'HIDDEN' ? ('HIDDEN' as const) : ('ANSWERED' as const),
    answer,
    answeredAt: now,
  });
  return changeOwn(context, questionId, change, async (inner, row) => {
    // Whoever asked hears of the first answer, not of each word that is mended.
    if (row.answer === null && row.state !== 'HIDDEN') await tellAsker(inner, row);
  });
}

async function tellAsker(context: Context, { serviceId, askerId }: AskedRow): Promise<void> {
  const service = askerId === null ? undefined : await findService(context.db, serviceId);
  if (!service || askerId === null) return;
  const { title, creatorHandle } = service;
  const redirectLink = `/${creatorHandle}/${serviceId}`;
  const about = { redirectLink, entityRef: serviceId, image: '' };
  const host = creatorName(service);
  await notify(context, [{ type: 'answered', userId: askerId, host, title, ...about }]);
}

/** Takes a question off the page, or puts it back. Errors: auth.required, forbidden. */
export function hideQuestion(
  context: Context,
  { questionId, isHidden }: { questionId: string; isHidden: boolean },
): Promise<PublicQuestion> {
  return changeOwn(context, questionId, (row) => {
    if (isHidden) return { state: 'HIDDEN' };
    return { state: row.answer === null ? 'PENDING' : 'ANSWERED' };
  });
}

function changeOwn(
  context: Context,
  questionId: string,
  change: (row: AskedRow, now: Date) => Parameters<typeof updateQuestion>[2],
  after?: (inner: Context, before: AskedRow) => Promise<void>,
): Promise<PublicQuestion> {
  return inTransaction(context, async (inner) => {
    const userId = memberId(inner);
    const row = await lockQuestion(inner.db, questionId);
    if (row?.creatorId !== userId) throw new AppError('forbidden');
    const patch = change(row, inner.now());
    await updateQuestion(inner.db, questionId, patch);
    await after?.(inner, row);
    return askedOf({ ...row, ...patch }, userId);
  });
}
