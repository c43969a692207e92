import { z } from 'zod';
import {
  currency,
  filled,
  integer,
  metadata,
  positive,
  text,
  texts,
} from '@/backend/emulators/stripe/wire/parameters';

const product = z.strictObject({
  name: filled,
  description: text.optional(),
  images: texts.optional(),
  metadata: metadata.optional(),
});
const line = z.strictObject({
  quantity: positive.optional(),
  price_data: z.strictObject({ currency, unit_amount: positive, product_data: product }),
});
const message = z.strictObject({ message: filled });

/** What a session is made of; `mode: 'subscription'` is not sold here. */
export const sessionCreation = z.strictObject({
  mode: z.enum(['payment', 'setup']),
  billing_address_collection: text.optional(),
  cancel_url: filled.optional(),
  client_reference_id: filled.max(200).optional(),
  currency: currency.optional(),
  custom_text: z
    .strictObject({ submit: message.optional(), after_submit: message.optional() })
    .optional(),
  customer: filled.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: filled.optional(),
  expires_at: integer.optional(),
  line_items: z.array(line).min(1).max(100).optional(),
  locale: filled.optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
      description: text.optional(),
      metadata: metadata.optional(),
      receipt_email: text.optional(),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
      statement_descriptor_suffix: text.max(22).optional(),
      transfer_group: filled.optional(),
    })
    .optional(),
  allowed_payment_method_types: texts.optional(),
  setup_intent_data: z
    .strictObject({ description: text.optional(), metadata: metadata.optional() })
    .optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  success_url: filled,
  ui_mode: z.literal('hosted_page').optional(),
});
