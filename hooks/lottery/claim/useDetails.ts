import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { fillIn, keepDraft, takeDraft } from '@/hooks/join/draft';
import type { ClaimView } from '@/hooks/lottery/types';
import { useCall } from '@/hooks/secureql/useCall';
import { textOf } from '@/hooks/ui/formValues';
import { hasPostcodes } from '@/lib/shared/lottery/postcodes';
import { DETAILS_SECONDS } from '@/lib/shared/lottery/states';

type Field = 'name' | 'email' | 'address' | 'postcode' | 'city' | 'country' | 'note';
export type DetailsFault = 'needed' | 'email_wrong';

/**
 * The form of what a delivery needs. What is typed stays in this tab until it was sent; what is wrong
 * is told by field, and the first of them gets the focus.
 */
export function useDetails({ uuid }: ClaimView, onSent: () => Promise<void>) {
  const form = useRef<HTMLFormElement>(null);
  const { run, isRunning, refusal } = useCall('lottery/send-details/');
  const [faults, setFaults] = useState<Partial<Record<string, DetailsFault>>>({});

  useEffect(() => {
    const kept = takeDraft(uuid, DETAILS_SECONDS * 1000);
    if (kept === null || !form.current) return;
    fillIn(form.current, kept);
    keepDraft(uuid, form.current);
  }, [uuid]);

  async function send(from: HTMLFormElement) {
    const wrong = wrongFields(from);
    setFaults(Object.fromEntries(wrong.map(({ name, fault }) => [name, fault])));
    if (wrong[0]) return wrong[0].element.focus();
    const data = new FormData(from);
    const given = (field: Field) => textOf(data, field).trim() || null;
    const { answer } = await run({
      uuid,
      name: given('name'),
      email: given('email'),
      address: given('address'),
      postcode: given('postcode'),
      city: given('city'),
      country: given('country'),
      note: given('note'),
    });
    if (!answer) return;
    takeDraft(uuid);
    await onSent();
  }

  return {
    form,
    isRunning,
    refusal,
    faults,
    onInput: () => form.current && keepDraft(uuid, form.current),
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}

/** Fields that do not hold what they must, in their order. */
function wrongFields(form: HTMLFormElement) {
  const wrong = [...form.elements].flatMap((element) => {
    if (
      !(element instanceof HTMLInputElement) &&
      !(element instanceof HTMLTextAreaElement) &&
      !(element instanceof HTMLSelectElement)
    ) {
      return [];
    }
    const { validity, name } = element;
    if (validity.valid) return [];
    const country = textOf(new FormData(form), 'country') || null;
    if (name === 'postcode' && !hasPostcodes(country)) return [];
    const fault: DetailsFault = validity.valueMissing ? 'needed' : 'email_wrong';
    return [{ element, name, fault }];
  });
  // Nothing to ship: a way to reach them is enough, an email or words.
  const reach = form.elements.namedItem('email');
  const isMute = ['email', 'note'].every(
    (field) => textOf(new FormData(form), field).trim() === '',
  );
  if (wrong.length > 0 || !(reach instanceof HTMLInputElement) || !isMute) return wrong;
  return [{ element: reach, name: reach.name, fault: 'needed' as const }];
}
