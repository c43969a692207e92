import { z } from 'zod';
import { HANDLE_PATTERN } from '@/lib/shared/limits';
import { normalizeHandle } from './reservedHandles';

/** A handle someone wants to take; output is normalised. Reserved ones pass: they are in-band. */
export const handleSchema = z.string().overwrite(normalizeHandle).regex(HANDLE_PATTERN);
