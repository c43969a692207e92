import { z } from 'zod';

/** Where the makers of the browsers we support take pushes; `*.` stands for any subdomain. */
const MAKERS = [
  // Chrome, Edge on phones, Opera, Brave, Samsung.
  'fcm.googleapis.com',
  'jmt17.google.com',
  // Firefox.
  'updates.push.services.mozilla.com',
  // Safari.
  'web.push.apple.com',
  // Edge on Windows.
  '*.notify.windows.com',
];

const HOST = /^(\*\.)?([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;

/** Environment variables for Web Push. */
export const pushEnvironment = {
  PUSH_HOSTS: z
    .string()
    .transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every((host) => HOST.test(host)), {
      error: 'must look like fcm.googleapis.com,*.notify.windows.com',
    })
    .default(MAKERS),
  PUSH_EMULATOR_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
};

export interface PushConfig {
  /** The only hosts pushes go to. */
  hosts: readonly string[];
  /** Port on loopback of what stands in for the makers' services in tests; null: none. */
  emulatorPort: number | null;
}

/** Returns the settings of Web Push. The environment has been checked before. */
export function readPushConfig(env: z.output<z.ZodObject<typeof pushEnvironment>>): PushConfig {
  return { hosts: env.PUSH_HOSTS, emulatorPort: env.PUSH_EMULATOR_PORT ?? null };
}
