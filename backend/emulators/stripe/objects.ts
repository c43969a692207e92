/*
 * Stripe's objects as the API shows them, cut to what an app reads. References are ids; `expand`
 * puts the object in their place on the way out. Times are Unix seconds.
 */

export type Metadata = Record<string, string>;
type Capability = 'active' | 'inactive' | 'pending';

export interface Base<Name extends string> {
  id: string;
  object: Name;
  created: number;
  livemode: false;
}

export interface Account extends Base<'account'> {
  type: 'express';
  email: string | null;
  country: string;
  default_currency: string;
  business_type: string | null;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  capabilities: Record<string, Capability>;
  requirements: {
    currently_due: string[];
    eventually_due: string[];
    past_due: string[];
    pending_verification: string[];
    disabled_reason: string | null;
  };
  external_accounts: { object: 'list'; data: BankAccount[]; has_more: false; url: string };
  settings: { payouts: { schedule: { interval: string; delay_days: number } } };
  metadata: Metadata;
}

export interface BankAccount {
  id: string;
  object: 'bank_account';
  account: string;
  country: string;
  currency: string;
  last4: string;
  account_holder_name: string | null;
  default_for_currency: true;
}

export interface Customer extends Base<'customer'> {
  email: string | null;
  name: string | null;
  preferred_locales: string[];
  metadata: Metadata;
}

export interface PaymentMethod extends Base<'payment_method'> {
  type: 'card';
  customer: string | null;
  billing_details: { email: string | null; name: string | null };
  card: {
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    country: string;
    fingerprint: string;
    funding: 'credit';
  };
  metadata: Metadata;
}

export interface PaymentFailure {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
  charge?: string;
}

export interface NextAction {
  type: 'redirect_to_url';
  redirect_to_url: { url: string; return_url: string | null };
}

export interface PaymentIntent extends Base<'payment_intent'> {
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled';
  client_secret: string;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  capture_method: 'automatic' | 'automatic_async' | 'manual';
  confirmation_method: 'automatic';
  customer: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  latest_charge: string | null;
  last_payment_error: (PaymentFailure & { payment_method: PaymentMethod }) | null;
  next_action: NextAction | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  description: string | null;
  receipt_email: string | null;
  setup_future_usage: string | null;
  statement_descriptor_suffix: string | null;
  transfer_group: string | null;
  metadata: Metadata;
}

export interface SetupIntent extends Base<'setup_intent'> {
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'succeeded'
    | 'canceled';
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  usage: string;
  last_setup_error: (PaymentFailure & { payment_method: PaymentMethod }) | null;
  next_action: NextAction | null;
  cancellation_reason: string | null;
  description: string | null;
  metadata: Metadata;
}

export interface Charge extends Base<'charge'> {
  status: 'succeeded' | 'failed';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  captured: boolean;
  paid: boolean;
  refunded: boolean;
  disputed: boolean;
  balance_transaction: string | null;
  customer: string | null;
  payment_intent: string | null;
  payment_method: string | null;
  payment_method_details: {
    type: 'card';
    card: PaymentMethod['card'] & { capture_before?: number };
  } | null;
  billing_details: PaymentMethod['billing_details'];
  failure_code: string | null;
  failure_message: string | null;
  outcome: { type: string; network_status: string; reason: string | null; seller_message: string };
  description: string | null;
  receipt_email: string | null;
  statement_descriptor_suffix: string | null;
  source_transfer: string | null;
  transfer_group: string | null;
  metadata: Metadata;
}

export interface CheckoutSession extends Base<'checkout.session'> {
  mode: 'payment' | 'setup';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  ui_mode: 'hosted_page';
  url: string | null;
  amount_subtotal: number | null;
  amount_total: number | null;
  currency: string | null;
  customer: string | null;
  customer_creation: 'always' | 'if_required' | null;
  customer_email: string | null;
  customer_details: { email: string | null; name: string | null } | null;
  client_reference_id: string | null;
  payment_intent: string | null;
  setup_intent: string | null;
  payment_method_types: string[];
  locale: string | null;
  custom_text: { submit: { message: string } | null };
  submit_type: string | null;
  success_url: string | null;
  cancel_url: string | null;
  expires_at: number;
  metadata: Metadata;
}
