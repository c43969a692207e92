import type { Metadata } from '@/backend/emulators/stripe/objects';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { mergeMetadata } from '@/backend/emulators/stripe/wire/parameters';
import type { World } from '@/backend/emulators/stripe/world';

interface NewCustomer {
  email?: string | null | undefined;
  name?: string | null | undefined;
  preferred_locales?: string[] | undefined;
  metadata?: Metadata | '' | undefined;
}

export function addCustomer(world: World, owner: string, given: NewCustomer): Row<'customer'> {
  const customer = world.store.add(
    {
      id: stripeId('cus', 14),
      object: 'customer',
      created: world.clock.seconds(),
      livemode: false,
      email: given.email ?? null,
      name: given.name ?? null,
      preferred_locales: given.preferred_locales ?? [],
      metadata: mergeMetadata({}, given.metadata),
    },
    owner,
  );
  world.emit('customer.created', customer);
  return customer;
}
