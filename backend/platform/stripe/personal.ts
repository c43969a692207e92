/** What Stripe knows of people or gives as a secret. Nothing of ours needs it after an answer. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['email', 'customer_email', 'receipt_email', 'phone', 'name', 'address', 'ip'],
  ...['customer_details', 'billing_details', 'shipping', 'shipping_details'],
  ...['collected_information', 'individual', 'company', 'business_profile', 'tos_acceptance'],
  ...['external_accounts', 'receipt_url', 'client_secret', 'evidence'],
]);

/** A copy without personal details and secrets, as deep as it goes. */
export function withoutPersonal<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutPersonal) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, inner]) => [name, withoutPersonal(inner)]),
  ) as Value;
}
