import type { Base, Metadata } from './objects';

/*
 * What moves money, what is told of it and who hears it, as the API shows it.
 */

export interface BalanceTransaction extends Base<'balance_transaction'> {
  type: string;
  reporting_category: string;
  status: 'pending' | 'available';
  amount: number;
  fee: number;
  net: number;
  currency: string;
  available_on: number;
  source: string;
  description: string | null;
  exchange_rate: null;
  fee_details: { amount: number; currency: string; description: string; type: string }[];
}

export interface Refund extends Base<'refund'> {
  status: 'succeeded' | 'failed';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string | null;
  balance_transaction: string;
  failure_balance_transaction?: string;
  failure_reason?: string;
  reason: string | null;
  metadata: Metadata;
}

export interface Transfer extends Base<'transfer'> {
  amount: number;
  amount_reversed: number;
  reversed: boolean;
  currency: string;
  destination: string;
  destination_payment: string;
  source_transaction: string | null;
  source_type: 'card';
  balance_transaction: string;
  transfer_group: string | null;
  description: string | null;
  reversals: { object: 'list'; data: Reversal[]; has_more: false; url: string };
  metadata: Metadata;
}

export interface Reversal extends Omit<Base<'transfer_reversal'>, 'livemode'> {
  amount: number;
  currency: string;
  transfer: string;
  balance_transaction: string;
  metadata: Metadata;
}

export interface Payout extends Base<'payout'> {
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
  amount: number;
  currency: string;
  arrival_date: number;
  automatic: boolean;
  balance_transaction: string;
  failure_balance_transaction: string | null;
  failure_code: string | null;
  failure_message: string | null;
  destination: string;
  method: 'standard';
  type: 'bank_account';
  statement_descriptor: string | null;
  description: string | null;
  metadata: Metadata;
}

export interface Dispute extends Base<'dispute'> {
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string | null;
  reason: string;
  is_charge_refundable: boolean;
  balance_transactions: BalanceTransaction[];
  evidence: Record<string, string>;
  evidence_details: {
    due_by: number;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
  };
  metadata: Metadata;
}

export interface StripeEvent extends Base<'event'> {
  type: string;
  api_version: string;
  account?: string;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  request: { id: string | null; idempotency_key: string | null };
  pending_webhooks: number;
}

export interface WebhookEndpoint extends Base<'webhook_endpoint'> {
  url: string;
  enabled_events: string[];
  status: 'enabled' | 'disabled';
  description: string | null;
  api_version: string | null;
  metadata: Metadata;
}
