import { z } from 'zod';
import { blockKinds as kindNames, placements } from '#database/schema/page-keys.ts';
import { isReserved, ownSlug } from '../addresses/reserved-paths.ts';
import { displayOrder, optionalText, recordStatus, text } from '../forms/form-values.ts';
import { isPageKey } from './page-places.ts';
import { blocksWithoutRoom } from './page-room.ts';

/** One block in the form of its page. `key` is its id, or anything else for a new one. */
export const blockForm = z.object({
  key: text(40),
  place: optionalText(40),
  kind: z.enum(kindNames),
  title: optionalText(500),
  body: optionalText(20_000),
  alt_text: optionalText(500),
  removes_picture: text(2),
});

export type BlockInput = z.output<typeof blockForm>;

const slug = text(80)
  .refine((value) => value === '' || ownSlug.test(value), {
    error: 'Slug must be lowercase and hyphen-separated',
  })
  .refine((value) => !isReserved(value), {
    error: 'This address belongs to the site itself. Please choose another one',
  });

/** The form of a page, without its pictures. */
export const pageForm = z
  .object({
    /** The name of a built-in page; empty for an own page. */
    key: text(20),
    slug,
    title: text(200).min(1, 'Title is required'),
    label: optionalText(200),
    lead: optionalText(2000),
    meta_title: optionalText(200),
    meta_description: optionalText(500),
    placement: z.union([z.enum(placements), z.literal('').transform(() => 'none' as const)]),
    status: recordStatus,
    display_order: displayOrder,
    display_order_before: text(10),
    blocks: z.array(blockForm),
  })
  .superRefine(({ key, slug, blocks }, { addIssue }) => {
    if (key !== undefined && slug !== undefined && !isPageKey(key) && slug === '')
      addIssue({ code: 'custom', path: ['slug'], message: 'Slug is required' });
    if (blocks === undefined || key === undefined) return;
    for (const { at, message } of blocksWithoutRoom(isPageKey(key) ? key : null, blocks))
      addIssue({ code: 'custom', path: ['blocks', at, 'kind'], message });
  });

export type PageInput = z.output<typeof pageForm>;
