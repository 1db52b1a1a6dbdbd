import { z } from 'zod';
import { PAGE_SIZE, pageNumber } from '../paging';

export const STATUSES = ['all', 'active', 'inactive', 'admins'] as const;
export const SORTS = ['joined', 'lastLogin', 'name'] as const;
const LARGEST_PAGE = 500;
const SEARCH_MAX = 255;

/** What the list of members can be asked: the search form of the screen and the query of the API. */
const directorySchema = z.object({
  search: z
    .string()
    .trim()
    .max(SEARCH_MAX, `A search can have up to ${SEARCH_MAX} characters`)
    .default('')
    .transform((text) => text.normalize('NFC').toLowerCase()),
  status: z.enum(STATUSES, { error: 'Unknown status' }).default('all'),
  sort: z.enum(SORTS, { error: 'Unknown order' }).default('joined'),
  direction: z.enum(['asc', 'desc'], { error: 'Must be asc or desc' }).default('desc'),
  page: pageNumber.default(1),
});

/** The screen's form has one choice for both, such as `name-asc`. */
const orderSchema = z
  .enum(SORTS.flatMap((sort) => [`${sort}-asc`, `${sort}-desc`] as const))
  .transform((order) => {
    const [sort, direction] = order.split('-');
    return { sort, direction };
  });

/** What the address of the screen asks for; whatever of it cannot be read is left out. */
export function readDirectoryQuery(params: Record<string, string>): DirectoryQuery {
  const order = orderSchema.safeParse(params.order);
  const asked = directorySchema.safeParse({ ...params, ...order.data });
  return asked.success ? asked.data : directorySchema.parse({});
}

export type DirectoryQuery = z.output<typeof directorySchema>;

/** The API pages with a cursor, like every list; the cursor is the number of the page. */
export const directoryApiSchema = directorySchema.omit({ page: true }).extend({
  cursor: pageNumber.default(1),
  limit: z.coerce.number({ error: 'Must be a number' }).int().min(1).max(LARGEST_PAGE).default(PAGE_SIZE),
});

const yesOrNo = z.boolean({ error: 'Must be true or false' }).optional();

export const userChangesSchema = z
  .object({ isActive: yesOrNo, isAdmin: yesOrNo })
  .refine((changes) => changes.isActive !== undefined || changes.isAdmin !== undefined, {
    message: 'Send isActive or isAdmin',
  });

/** What deleting somebody takes: their email address, typed, so that it is the right one, and the admin's own password. */
export const deletionSchema = z.object({
  confirmation: z
    .string({ error: 'Type the email address of this user' })
    .trim()
    .min(1, 'Type the email address of this user')
    .transform((email) => email.normalize('NFC').toLowerCase()),
  password: z.string({ error: 'Your password is needed' }).min(1, 'Your password is needed'),
});

export type DeletionInput = z.output<typeof deletionSchema>;

export type UserChanges = z.output<typeof userChangesSchema>;
