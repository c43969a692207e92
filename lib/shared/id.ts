import { z } from 'zod';

/** An id of anything in the product: a UUID, lower case as the database prints it. */
export const idSchema = z.uuid().toLowerCase();
