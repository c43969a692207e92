import { z } from 'zod';

/** An id of anything in the product: a UUID, lower case as the database prints it. */
export const idSchema = z.uuid().toLowerCase();

/** Where a list goes on: the `cursor` of the page before. None: the first page. */
export const cursorSchema = z.string().min(1).max(200).nullish();
