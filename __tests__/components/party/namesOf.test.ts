import type { TFunction } from 'i18next';
import { namesOf } from '@/components/party/console/namesOf';

const t = ((_key: string, { count }: { count: number }) => `${count} more`) as unknown as TFunction;
const named = (...handles: string[]) =>
  namesOf(
    t,
    'en-GB',
    handles.map((handle) => ({ handle })),
  );

test.each([
  [['kiko', 'ona', 'bram', 'zed'], 'kiko, ona, bram and zed'],
  [['kiko', 'ona', 'bram', 'zed', 'pax'], 'kiko, ona, bram, zed and 1 more'],
  [['miso_ramen', 'juniperjo', 'pixelpaula', 'rita'], 'miso_ramen, juniperjo and 2 more'],
  [['sir_lagsalot_the_third', 'nightowl_of_77'], 'sir_lagsalot_the_third and nightowl_of_77'],
])('%j', (handles, words) => expect(named(...handles)).toBe(words));
