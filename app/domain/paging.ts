import { z } from 'zod';

/** How many rows a page of a list holds. */
export const PAGE_SIZE = 25;

export const pageNumber = z.coerce.number({ error: 'Must be a number' }).int().min(1).max(1_000_000);

/** The number of a page in a URL; anything else is the first. */
export const pageSchema = pageNumber.catch(1);
